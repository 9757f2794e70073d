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
  /** Packs all tools: `readAll` begins to read them. Throws the errors of what it reads from. */
  pack: (readAll: () => ToolBatches) => Promise<PackedCatalogue>;
  /** Returns what an earlier process packed, if there is something of use. */
  restore: () => Promise<CatalogueSnapshot | undefined>;
};

async function snapshotPlace(): Promise<SnapshotPlace | undefined> {
  const { CATALOGUE_SNAPSHOT: file } = env();
  return file === undefined ? undefined : { file, database: await databaseIdentity() };
}

const warn = (error: unknown, message: string) => log().warn({ error }, message);

/** Packing in this thread, which blocks it at the end. */
export const packingHere: CataloguePacking = {
  pack: (readAll) => packHere(readAll(), indexedToolIn),
  restore: async () => undefined,
};

/** Packing in a thread of its own, packing-thread.ts bundled into `file`; in this one where there is no such file. */
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
