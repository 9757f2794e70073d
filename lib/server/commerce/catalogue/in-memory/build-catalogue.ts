import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { BSON } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { CataloguePacker } from './catalogue-packer';
import type { PackedCatalogue } from './packed-catalogue';

/** Tools as the database sends them, BSON, some at a time, in the order of their ids. */
export type ToolBatches = AsyncIterable<readonly Uint8Array[]>;
/** Packs all tools: `readAll` begins to read them. Throws the errors of what it reads from. */
export type BuildCatalogue = (readAll: () => ToolBatches) => Promise<PackedCatalogue>;

/** Packs tools in this thread, which blocks it at the end: for tests and scripts, and where no other thread is available. */
export async function buildHere(readAll: () => ToolBatches): Promise<PackedCatalogue> {
  const packer = new CataloguePacker();
  for await (const batch of readAll()) {
    for (const bytes of batch) packer.put(BSON.deserialize(bytes) as ToolDocument);
    await setImmediate();
  }
  return packer.pack();
}
