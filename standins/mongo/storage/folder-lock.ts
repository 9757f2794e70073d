import { closeSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A process that died without unlocking is told by its number, which is taken again only by chance. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When the process with this number started, where the system tells: numbers are used again after a reboot. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function readHolder(path: string): { pid: number; start: string } | undefined {
  try {
    const [pid, start = ''] = readFileSync(path, 'utf8').trim().split(' ');
    return { pid: Number(pid), start };
  } catch {
    return undefined;
  }
}

const heldHere = new Set<string>();

/**
 * Takes the data folder for this process and returns what gives it back. Throws a one-line error that names the
 * process that has it; the lock of a process that is gone is taken over.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'server.lock');
  if (heldHere.has(path)) throw new Error(`data folder ${folder} is in use by this process already`);
  for (let attempt = 0; ; attempt++) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, `${process.pid} ${startOf(process.pid)}\n`);
      closeSync(file);
      heldHere.add(path);
      return () => {
        heldHere.delete(path);
        unlinkSync(path);
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = readHolder(path);
      const alive =
        holder &&
        holder.pid !== process.pid &&
        isRunning(holder.pid) &&
        (holder.start === '' || holder.start === startOf(holder.pid));
      if (alive || attempt > 3) {
        throw new Error(`data folder ${folder} is in use by process ${holder?.pid ?? 'unknown'}`);
      }
      unlinkSync(path);
    }
  }
}
