import { loadSettings } from '@/stack/load-settings';
import type { Command } from './command';

const EXIT_DAMAGED = 3;

export const command: Command = {
  help: `Moves uploaded pictures and documents to where FILE_STORAGE says, from the bucket or the database where they were stored
before. First set FILE_STORAGE, keep the settings of the bucket, and restart every server and worker: they serve both meanwhile.
Needs MONGODB_URI, MONGODB_DB and the settings of the bucket. Exit codes: 0 moved, 1 failed (repeat it), 2 called wrongly, 3 some
files are damaged, and stay where they are.`,
  async run() {
    loadSettings();
    const { configuredStorages } = await import('@/lib/server/platform/blobs/current-storage');
    const { moveFiles } = await import('@/lib/server/commerce/files/move-files');
    const { closeDatabase } = await import('@/lib/server/platform/db/client');
    const { current, other } = configuredStorages();
    if (!other) throw new Error('S3_BUCKET is not set: there is only the database.');
    try {
      const { files, damaged } = await moveFiles(other, current);
      console.log(`${files} files were moved.`);
      for (const name of damaged) console.log(`DAMAGED  ${name} is not what was uploaded.`);
      return damaged.length > 0 ? EXIT_DAMAGED : 0;
    } finally {
      await closeDatabase();
    }
  },
};
