import { setImmediate } from 'node:timers/promises';
import type { IndexedTool } from '#indexed-tool';
import { CataloguePacker } from '#pack/catalogue-packer';
import type { PackedCatalogue } from '#packed-catalogue';

/** Tools as they are stored, each in bytes of its own, some at a time, in the order of their ids. */
export type ToolBatches = AsyncIterable<readonly Uint8Array[]>;
export type ReadTool = (bytes: Uint8Array) => IndexedTool;

/** Packs tools in this thread, which blocks it at the end. Throws the errors of what it reads from. */
export async function packHere(batches: ToolBatches, readTool: ReadTool): Promise<PackedCatalogue> {
  const packer = new CataloguePacker();
  for await (const batch of batches) {
    for (const bytes of batch) packer.put(readTool(bytes));
    await setImmediate();
  }
  return packer.pack();
}
