import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sources on running processes: Linux's `/proc`, and a command on other systems. */
export type ProcessSources = { folder: string; command: string };

const SYSTEM: ProcessSources = { folder: '/proc', command: 'ps' };

/** Processes of any owner count. A zombie does not run: it holds nothing any more. */
export function isRunning(pid: number, sources = SYSTEM): boolean {
  return exists(pid) && !isZombie(pid, sources);
}

/** In the system's units; empty where it reports none. With the id it identifies a process: ids are reused. */
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
