import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Trouble } from './trouble.ts';

// Servers on disks of their own, which can be filled or made read-only under them: file systems that are mounted where only
// that process sees them, and go with it.

const PROGRAM = fileURLToPath(new URL('mortal.child.ts', import.meta.url));

/** How a process gets mounts of its own: as root, or else as the root of a user namespace. */
type Privilege = 'root' | 'user';

export interface ServerOnDisk extends AsyncDisposable {
  readonly url: string;
  readonly trouble: Trouble;
  /** In what way the disk is one. */
  readonly by: string;
}

/** What this machine allows; null when nothing may be mounted at all. */
export function privilegeToMount(): Privilege | null {
  const ways: readonly Privilege[] = ['root', 'user'];
  return ways.find((way) => succeeds('unshare', [...flagsOf(way), 'mount', '-t', 'tmpfs', 'none', '/tmp'])) ?? null;
}

/** A disk of two megabytes that is filled to the last byte. Without mounts: no file may grow any more. */
export async function onFullDisk(folder: string): Promise<ServerOnDisk> {
  const privilege = privilegeToMount();
  if (privilege === null) return onLimitedFiles(folder);
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const started = await start(
    'unshare',
    [
      ...flagsOf(privilege),
      'sh',
      '-c',
      `mount -t tmpfs -o size=2m none "$1" && exec "$2" "$3"`,
      'sh',
      disk,
      process.execPath,
      PROGRAM,
    ],
    disk,
  );
  const inside = (script: string) => within(started.child, privilege, script);
  return {
    ...started,
    by: privilege === 'root' ? 'tmpfs' : 'tmpfs in a user namespace',
    trouble: {
      // Until not even a byte more can be had.
      strike: () => {
        inside(`for size in 65536 4096 512 1; do dd if=/dev/zero bs=$size of=${disk}/ballast-$size 2>&-; done; true`);
      },
      relieve: () => {
        inside(`rm ${disk}/ballast-*`);
      },
    },
  };
}

/** ext4 that meets an error and goes read-only by itself, files open or not; then a sound disk in its place. Needs root. */
export async function onFailingDisk(folder: string): Promise<ServerOnDisk> {
  const [disk, image, spare] = [join(folder, 'disk'), join(folder, 'image'), join(folder, 'spare')];
  mkdirSync(disk);
  execFileSync('truncate', ['-s', '24M', image]);
  execFileSync('mkfs.ext4', ['-q', image]);
  const started = await start(
    'unshare',
    [
      '-m',
      'sh',
      '-c',
      'mount -o loop,errors=remount-ro "$1" "$2" && exec "$3" "$4"',
      'sh',
      image,
      disk,
      process.execPath,
      PROGRAM,
    ],
    disk,
  );
  const inside = (script: string) => within(started.child, 'root', script);
  return {
    ...started,
    by: 'ext4',
    trouble: {
      strike: () => {
        inside(`echo error > /sys/fs/ext4/$(basename $(findmnt -no SOURCE ${disk}))/trigger_fs_error`);
      },
      relieve: () => {
        inside(
          `umount -l ${disk}; cp ${image} ${spare}; e2fsck -fy ${spare} > /dev/null 2>&1; mount -o loop ${spare} ${disk}`,
        );
      },
    },
  };
}

async function onLimitedFiles(folder: string): Promise<ServerOnDisk> {
  const started = await start(process.execPath, [PROGRAM], folder);
  const limit = (size: string) => () => {
    execFileSync('prlimit', ['--pid', String(started.child.pid), `--fsize=${size}:unlimited`]);
  };
  return { ...started, by: 'a limit on files', trouble: { strike: limit('4096'), relieve: limit('unlimited') } };
}

async function start(command: string, args: readonly string[], dataDir: string) {
  const child = spawn(command, args, {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  child.send('begin');
  const [message]: unknown[] = await Promise.race([
    once(child, 'message'),
    ended.then(() => {
      throw new Error(`The server on ${dataDir} did not start.`);
    }),
  ]);
  return {
    child,
    url: String(Object(message).url),
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function flagsOf(privilege: Privilege): readonly string[] {
  return privilege === 'root' ? ['-m'] : ['-Urm'];
}

/** Runs where that process is, and sees its mounts. */
function within({ pid }: ChildProcess, privilege: Privilege, script: string): void {
  const namespaces = privilege === 'root' ? ['-m'] : ['-U', '--preserve-credentials', '-m'];
  execFileSync('nsenter', ['-t', String(pid), ...namespaces, 'sh', '-c', script], { stdio: 'ignore' });
}

function succeeds(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
