import { Catalogue } from '@forgeline/catalogue-index/catalogue';
import { CataloguePacker } from '@forgeline/catalogue-index/pack/catalogue-packer';
import type { FoundTool } from '@forgeline/catalogue-index/queries';
import type { IndexWording } from '@/lib/server/commerce/tools/index/indexed-tool';
import { indexedToolOf } from '@/lib/server/commerce/tools/index/indexed-tool';
import { serializeTool } from '@/lib/server/commerce/tools/tool.serializer';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { Tool } from '@/lib/shared/tools/tool.schema';

/** An index of these tools, in any order. */
export function packedCatalogue(documents: readonly ToolDocument[], wording?: IndexWording): Catalogue {
  const packer = new CataloguePacker();
  const byId = documents.toSorted((a, b) => (a._id.toHexString() < b._id.toHexString() ? -1 : 1));
  for (const tool of byId) packer.put(indexedToolOf(tool, wording));
  return new Catalogue(packer.pack());
}

/** Returns what calls return of the tools that were found. */
export function toolsOf(documents: readonly ToolDocument[], found: readonly FoundTool[]): Tool[] {
  const byId = new Map(documents.map((tool) => [tool._id.toHexString(), tool]));
  return found.map(({ id }) => serializeTool(byId.get(id)!));
}
