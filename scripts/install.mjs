// Runs before `npm start`, `npm test` and their like: installs what package-lock.json names when it is not there yet.
// Plain JavaScript without dependencies, for whatever Node started npm. What runs afterwards runs on the Node that is
// among the installed packages (`node` in package.json), which npm finds first. Speaks on standard error, since standard
// output belongs to what runs afterwards.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const installedNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  stop(`Spice Road needs Node.js ${OLDEST_NODE} or newer to install itself; this is ${process.version}.`);
}
if (!isInstalled()) install();

/**
 * npm writes node_modules/.package-lock.json last, so it is missing after an install that was cut short; otherwise it
 * says what is there. Optional packages may be left out: they are those for other systems.
 */
function isInstalled() {
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  const wanted = packagesOf(join(root, 'package-lock.json'));
  if (!installed || !wanted || !existsSync(installedNode)) return false;
  return Object.entries(wanted).every(([path, { version, integrity, link, optional, resolved }]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = installed[path];
    if (!found) return optional === true;
    return link ? found.resolved === resolved : found.version === version && found.integrity === integrity;
  });
}

function packagesOf(lock) {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function install() {
  const started = Date.now();
  console.error('Installing packages (once; about half a minute) …');
  const args = [
    'ci',
    // `npm start` may be called with NODE_ENV=production, which would leave out Node 24 and the tool that builds the page.
    '--include=dev',
    '--include=optional',
    // Warnings that mean nothing here: development tools that ask for a newer Node than the one that runs npm (they run
    // on the one installed), and deprecated packages deep inside boardgame.io that are overridden or never loaded.
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
  ];
  const { status } = runNpm(args);
  if (status !== 0) stop('npm could not install the packages; its own words are above. Correct that and try again.');
  if (!existsSync(installedNode)) {
    stop(
      'npm was told to run no install scripts, so Node 24 is missing. Allow one: npm rebuild node --ignore-scripts=false',
    );
  }
  console.error(`Installed packages in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** npm's standard output ("added 371 packages …") says nothing new here; its errors do. */
function runNpm(args) {
  const options = { cwd: root, env: cleanEnvironment(), stdio: ['ignore', 'ignore', 'inherit'] };
  const npm = process.env['npm_execpath'];
  if (npm && /npm-cli\.[cm]?js$/.test(npm)) return spawnSync(process.execPath, [npm, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** What an outer npm tells of the script it runs (package, life-cycle event) is not meant for an inner one. */
function cleanEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(package|lifecycle|command)(_|$)/.test(name)),
  );
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
