// Loaded into the store before its own code (NODE_OPTIONS): on SIGUSR2 everything unused is collected, and what is still
// in use is written to a file. Node.js needs --expose-gc for it.
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.SOAK_MEMORY_FOLDER;
if (isMainThread && folder) {
  process.on('SIGUSR2', () => {
    // What finalizers free is only counted by the next collection.
    globalThis.gc();
    globalThis.gc();
    const file = path.join(folder, `${process.pid}.json`);
    writeFileSync(`${file}.part`, JSON.stringify(process.memoryUsage()));
    renameSync(`${file}.part`, file);
  });
}
