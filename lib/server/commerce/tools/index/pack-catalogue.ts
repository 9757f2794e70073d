import 'server-only';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { CatalogueSnapshot, SnapshotPlace } from '@forgeline/catalogue-index/pack/catalogue-snapshot';
import { packHere, type ToolBatches } from '@forgeline/catalogue-index/pack/pack-here';
import { packInThread, readSnapshotInThread } from '@forgeline/catalogue-index/pack/pack-in-thread';
import type { PackedCatalogue } from '@forgeline/catalogue-index/packed-catalogue';
import { env } from '@/lib/server/platform/config/env';
import { databaseIdentity } from '@/lib/server/platform/db/database-identity';
import { log } from '@/lib/server/platform/log';
import type { IndexWording } from './indexed-tool';
import { indexedToolIn } from './indexed-tool';

export type CataloguePacking = {
  pack: (readAll: () => ToolBatches, wording: IndexWording) => Promise<PackedCatalogue>;
  restore: (wording: IndexWording) => Promise<CatalogueSnapshot | undefined>;
};

async function snapshotPlace(wording: IndexWording): Promise<SnapshotPlace | undefined> {
  const { CATALOGUE_SNAPSHOT: file } = env();
  return file === undefined
    ? undefined
    : { file, database: `${await databaseIdentity()} ${hashOf(wording)}` };
}

/** A catalogue packed with other words has another hash. */
function hashOf(wording: IndexWording): string {
  const text = JSON.stringify(
    wording.map(({ language, words, categories }) => [language, [...words], [...categories]]),
  );
  return createHash('sha256').update(text).digest('hex');
}

const readWith = (wording: IndexWording) => (bytes: Uint8Array) => indexedToolIn(bytes, wording);

const warn = (error: unknown, message: string) => log().warn({ error }, message);

export const packingHere: CataloguePacking = {
  pack: (readAll, wording) => packHere(readAll(), readWith(wording)),
  restore: async () => undefined,
};

/** `file` is the bundle of packing-thread.ts; without it packing is in this thread. */
export function packingBy(file: string): CataloguePacking {
  if (!existsSync(file)) return packingHere;
  return {
    pack: async (readAll, wording) =>
      packInThread(
        { file, warn, place: await snapshotPlace(wording), context: wording },
        readAll,
        readWith(wording),
      ),
    async restore(wording) {
      const place = await snapshotPlace(wording);
      return place && readSnapshotInThread({ file, warn, place });
    },
  };
}
