import 'server-only';
import { ObjectId } from 'mongodb';
import { getToolOffers } from '@/lib/server/commerce/catalogue/stock/get-tool-offer';
import type { CartLineDocument } from '@/lib/server/platform/db/documents/carts';
import type { ListInput } from '@/lib/shared/lists/list.schema';
import { AppError } from '@/lib/shared/messages/errors';

/**
 * Returns the lines of a request as they are stored. A tool that is not sold stays only where it was in the list before, under the
 * name it had. Throws `validation-failed` where a tool is named twice, `not-found` for an unknown one.
 */
export async function listLines(
  input: ListInput['lines'],
  before: readonly CartLineDocument[] = [],
): Promise<CartLineDocument[]> {
  const ids = input.map(({ toolId }) => toolId.toLowerCase());
  if (new Set(ids).size < ids.length) {
    throw new AppError('validation-failed', { issues: { lines: ['list-line-twice'] } });
  }
  const wellFormed = ids.filter((id) => /^[0-9a-f]{24}$/.test(id));
  const offers = await getToolOffers(wellFormed.map((id) => new ObjectId(id)));
  const known = new Map(before.map((line) => [line.toolId.toHexString(), line]));
  return input.map(({ quantity, reference = '' }, place) => {
    const tool = offers.get(ids[place] ?? '') ?? known.get(ids[place] ?? '');
    if (!tool) throw new AppError('not-found');
    const { toolId, sku, name, image } = tool;
    return { toolId, sku, name, image, quantity, ...(reference ? { reference } : {}) };
  });
}
