import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { toDollars } from '@/lib/shared/numbers/money';
import { textIn, untranslatedParts } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { hasUnworded, LEADING, type Wording, wordedPacks, wordedSpecs } from './spec-words/wording';
import { backorderOf } from './stock/stock-lines';

/** Dollars, and the average rating to one decimal (0 without ratings). */
export function serializeTool(document: ToolDocument, wording: Wording = LEADING): Tool {
  const tool = textIn(document, wording.language);
  const { sum, count } = tool.rating;
  const { step, packs, state, successorId, pictures, documents, leadTimeDays, revision } = tool;
  const hasMorePictures = pictures.length > 1 || pictures.some(({ alt }) => alt);
  const untranslated = untranslatedParts(document, wording.language);
  if (hasUnworded(document.specs, wording)) untranslated.push('specs');
  return {
    _id: tool._id.toHexString(),
    sku: tool.sku,
    slug: tool.slug,
    name: tool.name,
    image: tool.image,
    ...(tool.drawing ? { drawing: tool.drawing } : {}),
    description: tool.description,
    category: tool.category,
    ...(state === 'on-request' || tool.priceCents === 0 ? {} : { price: toDollars(tool.priceCents) }),
    moq: tool.moq,
    quantity: tool.quantity,
    ...backorderOf(tool),
    specs: wordedSpecs(tool.specs, wording),
    rating: { average: count === 0 ? 0 : Math.round((sum / count) * 10) / 10, count },
    step,
    packs: wordedPacks(packs, wording),
    state,
    ...(state === 'retired' && successorId ? { successorId: successorId.toHexString() } : {}),
    ...(hasMorePictures ? { pictures } : {}),
    ...(leadTimeDays === null ? {} : { leadTimeDays }),
    ...(documents.length > 0 ? { documents } : {}),
    ...(tool.serialised ? { serialised: true } : {}),
    revision,
    ...(untranslated.length > 0 ? { untranslated } : {}),
  };
}
