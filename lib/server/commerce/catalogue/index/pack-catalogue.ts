import 'server-only';
import { existsSync } from 'node:fs';
import type { CatalogueSnapshot, SnapshotPlace } from '@forgeline/catalogue-index/pack/catalogue-snapshot';
import { packHere, type ToolBatches } from '@forgeline/catalogue-index/pack/pack-here';
import { packInThread, readSnapshotInThread } from '@forgeline/catalogue-index/pack/pack-in-thread';
import type { PackedCatalogue } from '@forgeline/catalogue-index/packed-catalogue';
import { env } from '@/lib/server/platform/config/env';
import { databaseIdentity } from '@/lib/server/platform/db/database-identity';
import { log } from '@/lib/server/platform/log';
import { indexedToolIn } from './indexed-tool-in';

export type CataloguePacking = {
  pack: (readAll: () => ToolBatches) => Promise<PackedCatalogue>;
  restore: () => Promise<CatalogueSnapshot | undefined>;
};

async function snapshotPlace(): Promise<SnapshotPlace | undefined> {
  const { CATALOGUE_SNAPSHOT: file } = env();
  return file === undefined ? undefined : { file, database: await databaseIdentity() };
}

const warn = (error: unknown, message: string) => log().warn({ error }, message);

export const packingHere: CataloguePacking = {
  pack: (readAll) => packHere(readAll(), indexedToolIn),
  restore: async () => undefined,
};

/** `file` is the bundle of packing-thread.ts; without it packing is in this thread. */
export function packingBy(file: string): CataloguePacking {
  if (!existsSync(file)) return packingHere;
  return {
    pack: async (readAll) =>
      packInThread({ file, warn, place: await snapshotPlace() }, readAll, indexedToolIn),
    async restore() {
      const place = await snapshotPlace();
      return place && readSnapshotInThread({ file, warn, place });
    },
  };
}
