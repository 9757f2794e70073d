import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const POLL_MS = 20;
const LIMIT_MS = 30_000;

/** In MB, after everything unused has been collected: what JavaScript's objects take, and buffers beside them. */
export type MemoryInUse = { heap: number; buffers: number };

/** Returns the settings with which a store, started in a process of its own, reports its memory through `folder`. */
export function memoryReports(folder: string): Record<string, string> {
  const preload = pathToFileURL(path.resolve('bench/soak/report-memory.mjs'));
  return { NODE_OPTIONS: `--expose-gc --import ${preload}`, SOAK_MEMORY_FOLDER: folder };
}

/**
 * Returns the memory that a process started with `memoryReports(folder)` has in use. Rejects where it has ended, or does
 * not report in time.
 */
export async function memoryInUse(pid: number, folder: string): Promise<MemoryInUse> {
  const file = path.join(folder, `${pid}.json`);
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  const deadline = Date.now() + LIMIT_MS;
  while (!existsSync(file)) {
    if (Date.now() > deadline) throw new Error('The store did not report its memory.');
    await setTimeout(POLL_MS);
  }
  const { heapUsed, arrayBuffers } = JSON.parse(readFileSync(file, 'utf8')) as NodeJS.MemoryUsage;
  return { heap: heapUsed / 2 ** 20, buffers: arrayBuffers / 2 ** 20 };
}
