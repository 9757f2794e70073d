import 'server-only';
import { findRequisitions } from '@/lib/server/commerce/approvals/read/find-requisitions';
import { findCompaniesByWords } from '@/lib/server/commerce/companies/read/find-companies-by-words';
import { findInvoices } from '@/lib/server/commerce/invoices/find-invoices';
import { findOffersByWords } from '@/lib/server/commerce/offers/read/find-offers-by-words';
import { listPriceLists } from '@/lib/server/commerce/prices/lists/list-price-lists';
import { findPayments } from '@/lib/server/commerce/receivables/money/find-payments';
import type { Actor } from '@/lib/server/identity/actor';
import { listRequests } from '@/lib/server/inbox/requests/list-requests';
import { wordPatterns } from '@/lib/server/platform/search/word-patterns';
import type { FoundRecord } from '@/lib/shared/command/command.schema';

async function findQuotes(actor: Actor, typed: string, limit: number): Promise<FoundRecord[]> {
  const { requests } = await listRequests('quote', actor, { q: typed, state: 'all', page: 1, limit });
  return requests.map(({ _id, number, name, company, listValue }) => ({
    kind: 'request',
    _id,
    name: number,
    detail: [name, company].filter(Boolean).join(' · '),
    value: listValue,
  }));
}

async function findPriceLists(actor: Actor, typed: string, limit: number): Promise<FoundRecord[]> {
  const words = wordPatterns(typed);
  const { priceLists } = await listPriceLists(actor);
  return priceLists
    .filter(({ name }) => words.every((word) => word.test(name)))
    .slice(0, limit)
    .map(({ _id, name }) => ({ kind: 'price-list', _id, name }));
}

/** What else the text may mean, at most `limit` of each kind. Throws `forbidden`. */
export async function findRecords(
  actor: Actor,
  typed: string,
  { orderIds, limit }: { orderIds: readonly string[]; limit: number },
): Promise<FoundRecord[]> {
  const companies = await findCompaniesByWords(actor, typed, limit);
  const ids = companies.map(({ id }) => id);
  const found = await Promise.all([
    findOffersByWords(actor, typed, limit),
    findQuotes(actor, typed, limit),
    findRequisitions(actor, typed, ids, limit),
    findInvoices(actor, typed, orderIds, limit),
    findPayments(actor, typed, ids, limit),
    findPriceLists(actor, typed, limit),
  ]);
  return [
    ...companies.map(
      ({ id, number, name }): FoundRecord => ({
        kind: 'company',
        _id: id.toHexString(),
        name,
        detail: number,
      }),
    ),
    ...found.flat(),
  ];
}
