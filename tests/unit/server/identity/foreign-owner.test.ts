import { readdirSync, readFileSync } from 'node:fs';
import { type ClientSession, ObjectId } from 'mongodb';
import { beforeAll, expect, it, vi } from 'vitest';
import * as addressBooks from '@/lib/server/commerce/addresses/address-books.repository';
import * as requisitions from '@/lib/server/commerce/approvals/requisitions.repository';
import * as carts from '@/lib/server/commerce/cart/carts.repository';
import * as lists from '@/lib/server/commerce/lists/lists.repository';
import * as buyerOrders from '@/lib/server/commerce/orders/buyer-orders.repository';
import * as heldOrders from '@/lib/server/commerce/orders/buyer-orders.repository';
import * as buyerSums from '@/lib/server/commerce/orders/read/order-figures.repository';
import * as selectedOrders from '@/lib/server/commerce/orders/read/selected-orders.repository';
import * as ownNumbers from '@/lib/server/commerce/own-numbers/own-numbers.repository';
import * as listColumns from '@/lib/server/commerce/quick-order/list-columns.repository';
import * as stockWatches from '@/lib/server/commerce/tools/stock/stock-watches.repository';
import {
  companyOwner,
  OWNED_COLLECTIONS,
  ownedBy,
  ownerOf,
  type PersonOwner,
} from '@/lib/server/identity/owner';
import * as requests from '@/lib/server/inbox/requests/requests.repository';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { RequestFields } from '@/lib/server/platform/db/documents/requests-and-offers';
import type { RequisitionDocument } from '@/lib/server/platform/db/documents/requisitions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { axesOf, ORDERS_THAT, PLACED } from '@/lib/shared/orders/order-status';
import { ofLines, orderLine } from '@/tests/support/one-line';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = vi.hoisted(() => ({ MONGODB_URI: '', MONGODB_DB: 'foreign-owner' }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));

giveOwnDatabase(settings);

const ANN = ownerOf({ userId: new ObjectId() });
const COMPANY = companyOwner(new ObjectId());
const STRANGER = ownerOf({ userId: new ObjectId() });
/** Now: what is older than a week is removed by the database's own sweep. */
const AT = new Date();
const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const FIRST_CHANGE = { at: LONG_AGO, id: '0'.repeat(24) };
const TOOL = new ObjectId();
const LIST = new ObjectId();
const ALL = { skip: 0, limit: 50 };

const line = { toolId: TOOL, sku: 'VISE', name: 'Vise', image: '/v.webp', quantity: 3 };
const address = {
  ...{ label: 'Quay', company: '', name: 'Ann', street: '7 Quay Lane', addition: '', postalCode: '1' },
  ...{ city: 'X', region: '', country: 'US', phone: '+1 555 0100', reference: '' },
} as const;

type Asks = Record<string, (owner: PersonOwner, session: ClientSession) => Promise<unknown>>;

const order = (number: string, given: Partial<OrderDocument>): OrderDocument => ({
  ...{ _id: new ObjectId(), number, ...ownedBy('orders', ANN), buyerName: 'Ann', buyerSortKey: 'ann' },
  ...{ buyerEmail: 'ann@example.com', currency: 'usd', address: '7 Quay Lane', phone: '5550100' },
  ...ofLines(orderLine({ toolId: TOOL })),
  ...{
    language: 'en',
    ...PLACED,
    poNumber: 'PO 1',
    poKey: 'po1',
    placedAt: AT,
    updatedAt: AT,
    expiresAt: AT,
  },
  timeline: [{ state: 'unpaid', at: AT, by: 'buyer' }],
  idempotency: { key: number, fingerprint: 'f' },
  ...given,
});

const request = (number: string): RequestFields => ({
  ...{ _id: new ObjectId(), number, name: 'Ann', email: 'ann@example.com', userId: ANN.id },
  ...{ language: 'en', state: 'open', receivedAt: AT },
});

const REQUISITION: RequisitionDocument = {
  ...{ _id: new ObjectId(), number: 'APP-1', companyId: COMPANY.id, ...ownedBy('requisitions', ANN) },
  ...{ requesterName: 'Ann', source: 'cart', lines: [], lineCount: 0, units: 0, goodsCents: 0, dueCents: 0 },
  ...{ address: '7 Quay Lane', phone: '5550100', payBy: 'card', language: 'en', state: 'submitted' },
  ...{ submittedAt: AT, expiresAt: AT, needs: [], idempotency: { key: 'k', fingerprint: 'f' } },
};

beforeAll(async () => {
  const key = { _id: new ObjectId(), alias: 'Shelf 9', key: 'shelf9', toolId: TOOL, learnedAt: AT };
  await inTransaction(async (session) => {
    await carts.putLines(ANN, [line], AT, session);
    await carts.insertCartRequest(ANN, { key: 'k', fingerprint: 'f', at: AT }, session);
    await lists.insertList(
      {
        ...{
          _id: LIST,
          ...ownedBy('lists', ANN),
          companyId: COMPANY.id,
          name: 'Van',
          note: '',
          version: 1,
          lines: [line],
        },
        ...{ createdAt: AT, updatedAt: AT },
      },
      session,
    );
    const entry = { id: new ObjectId(), version: 1, ...address, createdAt: AT, updatedAt: AT };
    await addressBooks.putAddressBook(ANN, { entries: [entry], defaultId: entry.id }, session);
    await requests.insertRequest({ ...request('RFQ-1'), kind: 'quote', lines: [], note: 'soon' }, session);
    await requests.insertRequest(
      { ...request('MSG-1'), kind: 'contact', topic: 'other', message: 'Hello' },
      session,
    );
    await ownNumbers.insertOwnNumber({ ...key, ...ownedBy('aliases', ANN) }, session);
    const column = { key: 'wohin', heading: 'Wohin', use: 'reference' as const, learnedAt: AT };
    await listColumns.putListColumns(ANN, [column], session);
    const watch = { _id: new ObjectId(), ...ownedBy('stock_watches', ANN), toolId: TOOL, createdAt: AT };
    await stockWatches.insertStockWatch(watch, session);
    await requisitions.insertRequisition(REQUISITION, session);
  });
  await (await collection('orders')).insertMany([
    order('ORD-1', {}),
    order('ORD-2', { ...axesOf('paid'), paidAt: AT, paymentNote: true }),
    order('ORD-3', { ...axesOf('expired'), endedAt: AT }),
  ]);
});

/** The result of each question of a repository that takes an owner. */
const READS: Asks = {
  findRequisitionByKey: (owner) => requisitions.findRequisitionByKey(owner, 'k'),
  findOwnRequisitions: (owner) => requisitions.findOwnRequisitions(owner),
  findAddressBook: (owner) => addressBooks.findAddressBook(owner),
  findCart: (owner) => carts.findCart(owner),
  findCartRequest: (owner, session) => carts.findCartRequest(owner, 'k', session),
  findLists: (owner) => lists.findLists(owner),
  findList: (owner) => lists.findList(owner, LIST),
  countLists: (owner, session) => lists.countLists(owner, session),
  findStockWatches: (owner) => stockWatches.findStockWatches(owner),
  findStockWatch: (owner, session) => stockWatches.findStockWatch(owner, TOOL, session),
  countStockWatches: (owner, session) => stockWatches.countStockWatches(owner, session),
  findOwnNumbersOf: (owner) => ownNumbers.findOwnNumbersOf(owner),
  findOwnNumberByKey: (owner, session) => ownNumbers.findOwnNumberByKey(owner, 'shelf9', session),
  countOwnNumbers: (owner, session) => ownNumbers.countOwnNumbers(owner, session),
  findListColumns: (owner) => listColumns.findListColumns(owner),
  findOrderByKey: (owner) => buyerOrders.findOrderByKey(owner, 'ORD-1'),
  readOrdersByPoNumber: (owner) =>
    buyerOrders.readOrdersByPoNumber(owner, 'PO 1', {
      ...{ except: new ObjectId(), companyId: undefined, limit: 5 },
    }),
  findBoughtTools: (owner) => buyerOrders.findBoughtTools(owner, ORDERS_THAT.retainPayment),
  hasOrderOf: (owner) => buyerOrders.hasOrderOf(owner, ORDERS_THAT.retainPayment, TOOL),
  findLastOrdered: (owner) => buyerOrders.findLastOrdered(owner, ORDERS_THAT.retainPayment, [TOOL]),
  findPaymentNote: (owner) => buyerOrders.findPaymentNote(owner, ORDERS_THAT.retainPayment),
  readDeliveries: (owner) => buyerOrders.readDeliveries(owner, 5),
  findOwnAxes: (owner) => buyerOrders.findOwnAxes(owner, {}),
  sumOrdersOf: (owner) => buyerSums.sumOrdersOf(owner),
  readOwnOrdersToDo: async (owner) => {
    const asked = { among: [], today: '2026-11-30', limit: 5 };
    return (await buyerSums.readOwnOrdersToDo(owner, asked)).toPay.first;
  },
  'readHeldOrders open': async (owner, session) =>
    (await heldOrders.readHeldOrders(owner, LONG_AGO, session)).open,
  'readHeldOrders lapsed': async (owner, session) =>
    (await heldOrders.readHeldOrders(owner, LONG_AGO, session)).lapsed,
  countPaidOrders: (owner, session) => heldOrders.countPaidOrders(owner, LONG_AGO, session),
  findSelectedOrders: (of) => selectedOrders.findSelectedOrders({ of }),
  findSelectedOrdersFromEnd: (of) => selectedOrders.findSelectedOrdersFromEnd({ of }),
  findChangedOrders: (of) => selectedOrders.findChangedOrders({ of, limit: 5 }, FIRST_CHANGE),
  countSelectedOrders: (of) => selectedOrders.countSelectedOrders({ of }),
  'findRequests quote': (owner) => requests.findRequests('quote', { owner, ...ALL }),
  'findRequests contact': (owner) => requests.findRequests('contact', { owner, ...ALL }),
  countRequests: (owner) => requests.countRequests('quote', { owner, ...ALL }),
  readOpenRequests: async (owner) => (await requests.readOpenRequests('quote', { owner, limit: 5 })).first,
  findRequestsOf: (owner) => requests.findRequestsOf('quote', { owner, email: null }),
};

/** Each change of a repository that takes an owner. */
const WRITES: Asks = {
  putAddressBook: (owner, session) =>
    addressBooks.putAddressBook(owner, { entries: [], defaultId: null }, session),
  deleteAddressBook: (owner, session) => addressBooks.deleteAddressBook(owner, session),
  putLines: (owner, session) => carts.putLines(owner, [], AT, session),
  emptyCart: (owner, session) => carts.emptyCart(owner, 1, AT, session),
  deleteCart: (owner, session) => carts.deleteCart(owner, session),
  insertCartRequest: (owner, session) =>
    carts.insertCartRequest(owner, { key: 'k', fingerprint: 'other', at: AT }, session),
  replaceList: (owner) =>
    lists.replaceList(owner, { _id: LIST, name: 'Mine', note: '', lines: [], updatedAt: AT }, 1),
  deleteList: (owner) => lists.deleteList(owner, LIST),
  deleteStockWatch: (owner) => stockWatches.deleteStockWatch(owner, TOOL),
  deleteStockWatchesOf: (owner, session) => stockWatches.deleteStockWatchesOf(owner, session),
  deleteListsOf: (owner, session) => lists.deleteListsOf(owner, session),
  giveSharedLists: (owner, session) => {
    const to = ownerOf({ userId: new ObjectId() });
    return lists.giveSharedLists(COMPANY, { from: owner, to }, session);
  },
  unshareLists: (owner, session) =>
    lists.unshareLists(owner === STRANGER ? companyOwner(new ObjectId()) : COMPANY, session),
  putListColumns: (owner, session) => listColumns.putListColumns(owner, [], session),
  deleteListColumns: (owner, session) => listColumns.deleteListColumns(owner, session),
  deleteOwnNumber: (owner) => ownNumbers.deleteOwnNumber(owner, 'shelf9'),
  deleteOwnNumbers: (owner, session) => ownNumbers.deleteOwnNumbers(owner, session),
  removePaymentNotes: (owner) => buyerOrders.removePaymentNotes(owner, AT),
  setCustomerNumber: (owner, session) => buyerOrders.setCustomerNumber(owner, 'K-1', session),
  anonymiseOrders: (owner, session) => buyerOrders.anonymiseOrders(owner, session),
  anonymiseQuoteRequests: (owner, session) =>
    requests.anonymiseQuoteRequests({ owner, email: null }, session),
  deleteContactMessages: (owner, session) => requests.deleteContactMessages({ owner, email: null }, session),
};

/** Everything of Ann's, as text. */
async function everythingOfAnn(): Promise<string> {
  const found = await Promise.all(
    OWNED_COLLECTIONS.map(async (name) =>
      (await collection(name as 'lists')).find(ownedBy(name, ANN) as object).toArray(),
    ),
  );
  return JSON.stringify([
    found,
    await (await collection('cart_requests')).find({ fingerprint: 'f' }).toArray(),
  ]);
}

const isNothing = (found: unknown) =>
  found === null || found === 0 || found === false || (Array.isArray(found) && found.length === 0);

it.each(Object.entries(READS))(
  'a repository that is given an owner returns nothing of anyone else’s: %s',
  async (_name, read) => {
    await inTransaction(async (session) => {
      expect(await read(STRANGER, session)).toSatisfy(isNothing);
      expect(await read(ANN, session)).not.toSatisfy(isNothing);
    });
  },
);

it.each(Object.entries(WRITES))(
  'a repository that is given an owner changes nothing of anyone else’s: %s',
  async (_name, write) => {
    const before = await everythingOfAnn();
    await inTransaction((session) => write(STRANGER, session));
    expect(await everythingOfAnn()).toBe(before);
  },
);

it('a repository that is given an owner is in the tables of this test with every function that takes one', () => {
  const taking = readdirSync('lib/server', { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    if (!file.endsWith('.repository.ts')) return [];
    const functions = readFileSync(`lib/server/${file}`, 'utf8').matchAll(
      /export async function (\w+)(?:<.*?>)?\(([\s\S]*?)\): Promise/g,
    );
    return [...functions].flatMap(([, name = '', parameters = '']) =>
      /\b((?:Person)?Owner|Requester|OrderSelection|RequestSelection)\b/.test(parameters) ? [name] : [],
    );
  });
  const tried = [...Object.keys(READS), ...Object.keys(WRITES)].map((name) => name.split(' ')[0]);
  expect(new Set(tried)).toEqual(new Set(taking));
});
