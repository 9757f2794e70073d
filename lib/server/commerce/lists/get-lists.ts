import { priceCart } from '@/lib/server/commerce/cart/get-cart';
import { lastBoughtLines, lastOrderedAt } from '@/lib/server/commerce/orders/read/bought-tools';
import type { Buyer } from '@/lib/server/commerce/prices/buyer';
import { findNames } from '@/lib/server/identity/find-names';
import { companyOwner, isOwnedBy } from '@/lib/server/identity/owner';
import type { ListDocument } from '@/lib/server/platform/db/documents/carts-and-lists';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { mayInCompany } from '@/lib/shared/companies/company-roles';
import type { List, ListLine, ListSummary } from '@/lib/shared/lists/list.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { findList, findLists } from './lists.repository';

/** Whose lists, and those of which company. */
export type ListReader = Pick<Buyer, 'owner' | 'company'>;

const companyOwnerOf = ({ company }: ListReader) => (company ? companyOwner(company.id) : null);

/** Only members of a company read whether a list is shared, and whose it is. */
function sharing(list: ListDocument, { owner, company }: ListReader, names: ReadonlyMap<string, string>) {
  if (!company) return {};
  const ownerName = names.get(list.ownerId.toHexString()) ?? '';
  const own = isOwnedBy('lists', owner, list);
  return {
    shared: list.companyId !== undefined,
    own,
    ownerName,
    mayChange: own || mayInCompany(company.role, 'change-shared-lists'),
  };
}

function summaryOf(list: ListDocument, reader: ListReader, names: ReadonlyMap<string, string>): ListSummary {
  const { _id, name, note, version, lines, createdAt, updatedAt } = list;
  return {
    ...{ _id: _id.toHexString(), name, note, version, lineCount: lines.length },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...sharing(list, reader, names),
  };
}

async function namesFor({ company }: ListReader, lists: readonly ListDocument[]) {
  return company ? findNames(lists.map(({ ownerId }) => ownerId)) : new Map<string, string>();
}

/** One's own lists, and those shared in one's company. */
export async function getLists(reader: ListReader): Promise<{ lists: ListSummary[]; total: number }> {
  const lists = await findLists(reader.owner, companyOwnerOf(reader));
  const names = await namesFor(reader, lists);
  return { lists: lists.map((list) => summaryOf(list, reader, names)), total: lists.length };
}

/** Throws `not-found`, also for a list of someone else that is not shared in the reader's company. */
export async function requireList(reader: ListReader, id: string): Promise<ListDocument> {
  const list = await findList(reader.owner, parseObjectId(id), companyOwnerOf(reader));
  if (!list) throw new AppError('not-found');
  return list;
}

/** Lines have the prices and stock of this moment. Throws `not-found`. */
export async function getList(buyer: Buyer, id: string): Promise<List> {
  const list = await requireList(buyer, id);
  const [{ lines, units, goodsValue }, ordered] = await Promise.all([
    priceCart(list, buyer),
    lastOrderedAt(
      buyer.owner,
      list.lines.map(({ toolId }) => toolId),
    ),
  ]);
  const shown = lines.map((line) => ({
    ...line,
    ...optionalField('orderedAt', ordered.get(line.toolId)?.toISOString()),
  }));
  return { ...summaryOf(list, buyer, await namesFor(buyer, [list])), lines: shown, units, goodsValue };
}

const SHOWN_MAX = 12;
/** Some of the tools bought may no longer be on sale. */
const READ_MAX = 3 * SHOWN_MAX;

/** Tools on sale that were bought last, at the prices and stock of this moment. */
export async function listBoughtTools(buyer: Buyer): Promise<{ tools: ListLine[]; total: number }> {
  const bought = await lastBoughtLines(buyer.owner, READ_MAX);
  const { lines } = await priceCart({ version: 0, lines: bought }, buyer);
  const placed = new Map(bought.map(({ toolId, placedAt }) => [toolId.toHexString(), placedAt]));
  const tools = lines
    .filter(({ unitPrice }) => unitPrice !== undefined)
    .slice(0, SHOWN_MAX)
    .map((line) => ({ ...line, ...optionalField('orderedAt', placed.get(line.toolId)?.toISOString()) }));
  return { tools, total: tools.length };
}
