import type { FoundTool } from '@/lib/server/commerce/catalogue/catalogue-index';
import { Catalogue } from '@/lib/server/commerce/catalogue/in-memory/catalogue';
import { CataloguePacker } from '@/lib/server/commerce/catalogue/in-memory/catalogue-packer';
import { serializeTool } from '@/lib/server/commerce/catalogue/tool.serializer';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { Tool } from '@/lib/shared/schemas/tool';

/** An index of these tools, in any order. */
export function packedCatalogue(documents: readonly ToolDocument[]): Catalogue {
  const packer = new CataloguePacker();
  const byId = documents.toSorted((a, b) => (a._id.toHexString() < b._id.toHexString() ? -1 : 1));
  for (const tool of byId) packer.put(tool);
  return new Catalogue(packer.pack());
}

/** What calls return of the tools that were found. */
export function toolsOf(documents: readonly ToolDocument[], found: readonly FoundTool[]): Tool[] {
  const byId = new Map(documents.map((tool) => [tool._id.toHexString(), tool]));
  return found.map(({ id }) => serializeTool(byId.get(id)!));
}
