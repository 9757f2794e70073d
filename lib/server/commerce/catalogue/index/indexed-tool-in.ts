import 'server-only';
import type { IndexedTool } from '@forgeline/catalogue-index/indexed-tool';
// Not the driver, which the thread that packs tools would load for it.
import { deserialize } from 'bson';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { indexedToolOf } from './indexed-tool-of';

/** Reads a tool as the database sends it. */
export function indexedToolIn(bson: Uint8Array): IndexedTool {
  return indexedToolOf(deserialize(bson) as ToolDocument);
}
