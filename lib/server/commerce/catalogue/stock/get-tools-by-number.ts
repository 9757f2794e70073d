import 'server-only';
import { ObjectId } from 'mongodb';
import { gtinForms } from '@/lib/shared/tools/gtin';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { serializeTool } from '../tool.serializer';
import { findToolsByNumber } from '../tools.repository';
import { offersOf, type ToolOffers } from './get-tool-offer';

/** Tools that go by some numbers, retired ones among them, and what those that are sold offer at this moment. */
export type NumberedTools = { tools: readonly Tool[]; offers: ToolOffers };

/** Returns the tools that go by one of these numbers, in compact form: their SKU or a pack's GTIN; or that have one of these ids. */
export async function getToolsByNumber(
  numbers: Iterable<string>,
  ids: Iterable<string> = [],
): Promise<NumberedTools> {
  const skuKeys = [...numbers];
  const found = await findToolsByNumber({
    skuKeys,
    gtins: skuKeys.flatMap(gtinForms),
    ids: [...ids].map((id) => new ObjectId(id)),
  });
  return { tools: found.map(serializeTool), offers: offersOf(found) };
}
