// `npm run dev`: the server, started anew when its files change, and the page through Vite, which swaps changed modules.
import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './root.ts';

console.log('The page is at http://localhost:5173; it asks the server on port 8080 (PORT).');
const children: ChildProcess[] = [
  run(['--watch', 'apps/server/src/main.ts']),
  run(['node_modules/vite/bin/vite.js', 'apps/web', '--port', '5173', '--strictPort', '--logLevel', 'warn']),
];

/** One without the other is of no use. */
function run(args: string[]): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  child.once('exit', stopAll);
  return child;
}

function stopAll(): void {
  for (const child of children) child.kill();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopAll);
