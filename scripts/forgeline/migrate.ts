import { MongoClient } from 'mongodb';
import { env } from '@/lib/server/platform/config/env';
import { prepareDatabase } from '@/lib/server/platform/db/prepare-database';
import { loadSettings } from '@/stack/load-settings';
import type { Command } from './command';

const CONNECT_LIMIT_MS = 10_000;

export const command: Command = {
  help: `Applies the migrations that the database (MONGODB_URI, else the running demo's) is missing, as every start does, and
prints them. Needs MONGODB_URI and MONGODB_DB alone.`,
  async run() {
    loadSettings();
    const client = new MongoClient(env().MONGODB_URI, {
      serverSelectionTimeoutMS: CONNECT_LIMIT_MS,
      ignoreUndefined: true,
    });
    try {
      const applied = await prepareDatabase(client.db(env().MONGODB_DB));
      for (const label of applied) console.log(`Applied ${label}`);
      if (applied.length === 0) console.log('The database is up to date.');
      return 0;
    } finally {
      await client.close();
    }
  },
};
