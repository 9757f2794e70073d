import 'server-only';
import type { IndexedTool } from '@forgeline/catalogue-index/indexed-tool';
// bson instead of the driver, which the packing thread would load for it.
import { deserialize } from 'bson';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { IndexWording } from './index-wording';
import { indexedToolOf } from './indexed-tool-of';

export function indexedToolIn(bson: Uint8Array, wording?: IndexWording): IndexedTool {
  return indexedToolOf(deserialize(bson) as ToolDocument, wording);
}
