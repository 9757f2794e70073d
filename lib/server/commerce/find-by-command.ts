import { findRequisitionsByWords } from '@/lib/server/commerce/approvals/list-requisitions';
import { findCompaniesByWords } from '@/lib/server/commerce/companies/list-companies';
import { findInvoices } from '@/lib/server/commerce/invoices/find-invoices';
import { findOffersByWords } from '@/lib/server/commerce/offers/read/list-offers';
import { findOrders } from '@/lib/server/commerce/orders/read/find-orders';
import { listPriceLists } from '@/lib/server/commerce/prices/get-price-lists';
import { findPayments } from '@/lib/server/commerce/receivables/money/find-company-payment';
import { listAllReturns } from '@/lib/server/commerce/returns/read-returns';
import { findTools } from '@/lib/server/commerce/tools/manage/find-tools';
import type { Actor } from '@/lib/server/identity/actor';
import { findPeopleByWords } from '@/lib/server/identity/users/list-users';
import { listRequests } from '@/lib/server/inbox/requests/list-requests';
import { wordPatterns } from '@/lib/server/platform/word-patterns';
import {
  COMMAND_HITS_MAX,
  type CommandResponse,
  type FoundRecord,
} from '@/lib/shared/command/command.schema';

/** Nothing for an empty text. Throws `forbidden`. */
export async function findByCommand(actor: Actor, typed: string): Promise<CommandResponse> {
  const limit = COMMAND_HITS_MAX;
  const [people, tools] = await Promise.all([
    findPeopleByWords(actor, typed, limit),
    findTools(actor, typed, limit),
  ]);
  const buyers = people.map(({ id }) => id);
  const orders = typed === '' ? [] : await findOrders(actor, typed, buyers, limit);
  const customers = people.map(({ id, name, email }) => ({ _id: id.toHexString(), name, email }));
  const records =
    typed === '' ? [] : await findRecords(actor, typed, { orderIds: orders.map(({ _id }) => _id), limit });
  return { orders, customers, tools, ...(records.length > 0 ? { records } : {}) };
}

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

async function findReturns(actor: Actor, typed: string, limit: number): Promise<FoundRecord[]> {
  const { returns } = await listAllReturns(actor, { q: typed, state: 'all', page: 1, limit });
  return returns.map(({ _id, number, buyerName, company, orderNumber }) => ({
    kind: 'return',
    _id,
    name: number,
    detail: [company ?? buyerName, orderNumber].join(' · '),
  }));
}

/** Returns records that the text may also mean, at most `limit` of each kind. Throws `forbidden`. */
async function findRecords(
  actor: Actor,
  typed: string,
  { orderIds, limit }: { orderIds: readonly string[]; limit: number },
): Promise<FoundRecord[]> {
  const companies = await findCompaniesByWords(actor, typed, limit);
  const ids = companies.map(({ id }) => id);
  const found = await Promise.all([
    findOffersByWords(actor, typed, limit),
    findQuotes(actor, typed, limit),
    findRequisitionsByWords(actor, typed, ids, limit),
    findInvoices(actor, typed, orderIds, limit),
    findPayments(actor, typed, ids, limit),
    findPriceLists(actor, typed, limit),
    findReturns(actor, typed, limit),
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
