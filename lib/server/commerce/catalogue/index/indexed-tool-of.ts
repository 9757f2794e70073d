import 'server-only';
import type { IndexedTool } from '@forgeline/catalogue-index/indexed-tool';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { serializeTool } from '../tool.serializer';
import { HASH_BITS, hashTexts } from './hash-texts';

/** On request it is 0, so that no order of prices tells the one the tool has. */
function publicPriceCents({ state, priceCents }: ToolDocument): number {
  return state === 'on-request' ? 0 : priceCents;
}

/** Returns what the index takes of a tool. */
export function indexedToolOf(document: ToolDocument): IndexedTool {
  const { createdAt, rating, category, name, sku, specs } = document;
  const placing = placingOf(document);
  return {
    id: document._id.toHexString(),
    createdAt: createdAt.getTime(),
    priceCents: publicPriceCents(document),
    rating: { sum: rating.sum, count: rating.count },
    moq: document.moq,
    quantity: document.quantity,
    isAvailable: document.quantity >= document.moq,
    category,
    name,
    sku,
    description: searchedText(document),
    specs,
    placing: Math.floor(placing / 2 ** (HASH_BITS - 32)),
    revision: revisionOf(document, placing),
  };
}

/** Description and details are searched as one text. */
function searchedText({ description, details }: ToolDocument): string {
  return details ? `${description}\n${details}` : description;
}

function placingOf(tool: ToolDocument): number {
  const { createdAt, rating, category, name, sku, specs } = tool;
  const parts: (string | number | undefined)[] = [createdAt.getTime(), publicPriceCents(tool)];
  parts.push(rating.sum, rating.count, category, name, sku, searchedText(tool));
  for (const spec of specs) parts.push(spec.name, spec.value, spec.unit, spec.type);
  return hashTexts(parts);
}

/** Returns a number for what calls and pages show of a tool: the same for the same, and another one after a change. */
export function revisionOf(document: ToolDocument, placing = placingOf(document)): number {
  // What decides its place in lists makes most of it, and is hashed already.
  const { name, sku, description, category, specs, ...others } = serializeTool(document);
  return hashTexts([placing, JSON.stringify(others)]);
}
