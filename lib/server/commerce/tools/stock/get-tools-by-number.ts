import 'server-only';
import { ObjectId } from 'mongodb';
import { requestLanguage } from '@/lib/server/platform/http/request-context';
import { gtinForms } from '@/lib/shared/tools/gtin';
import { namesOf } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { wordingIn } from '../spec-words/wording';
import { serializeTool } from '../tool.serializer';
import { findToolsByNumber } from '../tools.repository';
import { offersOf, type ToolOffers } from './get-tool-offer';

export type NumberedTools = {
  tools: readonly Tool[];
  offers: ToolOffers;
  /** In every language, by the tool's id. */
  names: ReadonlyMap<string, readonly string[]>;
};

/** By SKU or a pack's GTIN in compact form, or by id; in the language of the page that asks. */
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
  const wording = await wordingIn(requestLanguage());
  return {
    tools: found.map((tool) => serializeTool(tool, wording)),
    offers: offersOf(found),
    names: new Map(found.map((tool) => [tool._id.toHexString(), namesOf(tool)])),
  };
}
