import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the system describes its processes: Linux's `/proc`, and a command on other systems. */
export type ProcessSources = { folder: string; command: string };

const SYSTEM: ProcessSources = { folder: '/proc', command: 'ps' };

/**
 * Returns whether a process with this id runs, of any owner. A zombie does not: it was killed or ended, holds
 * nothing any more, and has its id only until its parent reaps it.
 */
export function isRunning(pid: number, sources = SYSTEM): boolean {
  return exists(pid) && !isZombie(pid, sources);
}

/**
 * Returns when the process started, in the system's own units, or an empty string where the system does not report it.
 * Together with the id it identifies one process: ids are reused, after a restart of a container even at once.
 */
export function startOf(pid: number): string {
  return statOf(pid, SYSTEM.folder)?.[19] ?? '';
}

function exists(pid: number): boolean {
  // Zero and negative ids mean groups of processes.
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isZombie(pid: number, { folder, command }: ProcessSources): boolean {
  const stat = statOf(pid, folder);
  if (stat) return stat[0] === 'Z';
  if (process.platform === 'win32') return false;
  const { stdout } = spawnSync(command, ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim().startsWith('Z') ?? false;
}

/** The fields of Linux's `stat` from the state on; the name before it may contain spaces and brackets. */
function statOf(pid: number, folder: string): string[] | undefined {
  try {
    const stat = readFileSync(join(folder, String(pid), 'stat'), 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
