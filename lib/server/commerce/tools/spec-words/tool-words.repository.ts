import { collection } from '@/lib/server/platform/db/collections';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';

export type WordedTool = Pick<ToolDocument, 'specs' | 'packs'>;

/** Returns the words of every tool, in every state. */
export async function* everyWordedTool(): AsyncGenerator<WordedTool> {
  const options = { batchSize: 1_000, projection: { _id: 0, specs: 1, packs: 1 } };
  yield* (await collection('tools')).find({}, options) as AsyncIterable<WordedTool>;
}
