import { type OrderBalance, readBalances } from '@/lib/server/commerce/receivables/read-receivables';
import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { companyOf } from '@/lib/server/identity/users/company-members';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument, OrderLine } from '@/lib/server/platform/db/documents/orders';
import { CLOSED_ACCOUNT, isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import type { CompanyOrdersQuery } from '@/lib/shared/companies/company.schema';
import { isoMoment } from '@/lib/shared/dates/zoned-days';
import { plainAmount, toDollars } from '@/lib/shared/numbers/money';
import { openPromise } from '@/lib/shared/orders/line-promises';
import { type LineUnits, lineUnits, refundedUnits } from '@/lib/shared/orders/line-units';
import type { ExportOwnOrdersQuery } from '@/lib/shared/orders/order.schema';
import { stateOf } from '@/lib/shared/orders/order-status';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { writeCsv } from '@/lib/shared/text/csv';
import { charges } from '@/lib/shared/trade/trade-settings';
import { isInvoicedOnAccount, refundedCents, taxRateOf } from '../order-lines';
import { findCompanyOrders, findOwnOrders } from '../read/list-orders';

export async function exportOwnOrders(
  actor: Actor,
  { language, ...filter }: ExportOwnOrdersQuery,
): Promise<Response> {
  const orders = await findOwnOrders(ownerOf(actor), filter);
  return ordersFile(orders, { reader: companyOf(actor) ? 'member' : 'buyer', language });
}

/** Throws as `listCompanyOrders`. */
export async function exportCompanyOrders(
  actor: Actor,
  { language, ...filter }: Omit<CompanyOrdersQuery, 'page' | 'limit'> & { language?: Language | undefined },
): Promise<Response> {
  return ordersFile(await findCompanyOrders(actor, filter), { reader: 'member', language });
}

/** Each reads what those before it do. */
const READERS = ['buyer', 'member', 'admin'] as const;
type ReaderKind = (typeof READERS)[number];

type Reader = { language: Language; timeZone: string; reader: ReaderKind };

type Row = {
  order: OrderDocument;
  line: OrderLine;
  units: ReadonlyMap<string, LineUnits>;
  buyer: Pick<OrderDocument, 'buyerName' | 'buyerEmail' | 'phone' | 'address'>;
  /** The balance of an order that was invoiced on account. */
  balance: OrderBalance | undefined;
};

export type Column = {
  name: string;
  /** The first who has it in their file; `member`: of a company. */
  reader: ReaderKind;
  of: (row: Row, reader: Reader) => string | number | undefined;
};

/** With the decimal mark of the language: a spreadsheet set to German reads `1.50` as a date. */
function dollars(cents: number, { language }: Reader): string {
  return plainAmount(toDollars(cents)).replace('.', LANGUAGE_FACTS[language].decimalMark);
}

function moment(at: Date | undefined, { timeZone }: Reader): string | undefined {
  return at && isoMoment(at, timeZone);
}

/** In the order of the file. Programs find columns by name: rename none. */
export const COLUMNS: readonly Column[] = [
  { name: 'order', reader: 'buyer', of: ({ order }) => order.number },
  { name: 'state', reader: 'buyer', of: ({ order }) => stateOf(order) },
  { name: 'placed', reader: 'buyer', of: ({ order }, reader) => moment(order.placedAt, reader) },
  { name: 'paid', reader: 'buyer', of: ({ order }, reader) => moment(order.paidAt, reader) },
  { name: 'shipped', reader: 'buyer', of: ({ order }, reader) => moment(order.shippedAt, reader) },
  { name: 'po_number', reader: 'buyer', of: ({ order }) => order.poNumber },
  { name: 'buyer', reader: 'buyer', of: ({ buyer }) => buyer.buyerName },
  { name: 'email', reader: 'buyer', of: ({ buyer }) => buyer.buyerEmail },
  { name: 'phone', reader: 'buyer', of: ({ buyer }) => buyer.phone },
  { name: 'address', reader: 'buyer', of: ({ buyer }) => buyer.address },
  { name: 'sku', reader: 'buyer', of: ({ line }) => line.sku },
  { name: 'tool', reader: 'buyer', of: ({ line }) => line.name },
  { name: 'quantity', reader: 'buyer', of: ({ line }) => line.quantity },
  {
    name: 'refunded_quantity',
    reader: 'buyer',
    of: ({ line, units }) => {
      const own = units.get(line.toolId.toHexString());
      return own ? refundedUnits(own) : 0;
    },
  },
  { name: 'unit_price', reader: 'buyer', of: ({ line }, reader) => dollars(line.unitPriceCents, reader) },
  { name: 'line_total', reader: 'buyer', of: ({ line }, reader) => dollars(lineCents(line), reader) },
  {
    name: 'order_value',
    reader: 'buyer',
    of: ({ order }, reader) => dollars(order.totals.totalCents, reader),
  },
  {
    name: 'refunded_value',
    reader: 'buyer',
    of: ({ order }, reader) => dollars(refundedCents(order), reader),
  },
  { name: 'currency', reader: 'buyer', of: ({ order }) => order.currency.toUpperCase() },
  { name: 'reference', reader: 'buyer', of: ({ line }) => line.reference },
  { name: 'ships_on', reader: 'buyer', of: ({ order }) => order.shipsOn },
  { name: 'company', reader: 'member', of: ({ order }) => order.billTo?.name },
  { name: 'payment', reader: 'member', of: ({ order }) => order.payBy ?? 'card' },
  { name: 'invoice', reader: 'member', of: ({ order }) => order.invoiceNumber },
  { name: 'invoiced', reader: 'member', of: ({ order }, reader) => moment(order.invoicedAt, reader) },
  { name: 'due_on', reader: 'member', of: ({ balance }) => balance?.dueOn },
  {
    name: 'open',
    reader: 'member',
    of: ({ balance }, reader) => balance && dollars(balance.openCents, reader),
  },
];

/** Behind the others, in a file of a shop that charges, or with an order that was charged. */
const CHARGED_COLUMNS: readonly Column[] = [
  {
    name: 'net',
    reader: 'buyer',
    of: ({ order: { totals } }, reader) => dollars(totals.goodsCents + totals.shippingCents, reader),
  },
  {
    name: 'shipping',
    reader: 'buyer',
    of: ({ order }, reader) => dollars(order.totals.shippingCents, reader),
  },
  { name: 'tax', reader: 'buyer', of: ({ order }, reader) => dollars(order.totals.taxCents, reader) },
  { name: 'tax_rate', reader: 'buyer', of: ({ order, line }) => taxRateOf(line, order.taxes) },
  {
    name: 'treatment',
    reader: 'buyer',
    of: ({ order, line }) => order.taxes?.[line.group ?? -1]?.treatment,
  },
  { name: 'shipping_method', reader: 'buyer', of: ({ order }) => order.shipping?.name },
];

/** Behind all others. */
const PROMISE_COLUMNS: readonly Column[] = [
  {
    name: 'promised_on',
    reader: 'buyer',
    of: ({ order, line, units }) => openPromise(line, order, units.get(line.toolId.toHexString())),
  },
  { name: 'requested_on', reader: 'buyer', of: ({ order }) => order.requestedOn },
  { name: 'deliver', reader: 'buyer', of: ({ order }) => order.deliver },
  { name: 'line_note', reader: 'buyer', of: ({ line }) => line.note },
  { name: 'line_requested_on', reader: 'buyer', of: ({ line }) => line.requestedOn },
  { name: 'customer_number', reader: 'buyer', of: ({ order }) => order.customerNumber },
];

type Balances = ReadonlyMap<string, OrderBalance>;

function rowsOf(order: OrderDocument, balances: Balances): Row[] {
  const units = lineUnits(order);
  const buyer = isOfClosedAccount(order.buyerEmail)
    ? { buyerName: CLOSED_ACCOUNT.buyerName, buyerEmail: '', phone: '', address: '' }
    : order;
  const balance = balances.get(order._id.toHexString());
  return order.lines.map((line) => ({ order, line, units, buyer, balance }));
}

/** One row per line of an order, in UTF-8 with a byte order mark for spreadsheets. Times are in `timeZone`. */
export function ordersCsv(
  orders: readonly OrderDocument[],
  options: Omit<Reader, 'language'> & { language?: Language | undefined; balances?: Balances },
  columns: readonly Column[] = COLUMNS,
): string {
  const reader = { ...options, language: options.language ?? LANGUAGES.default };
  const { balances = new Map() } = options;
  const shown = columns.filter((column) => READERS.indexOf(column.reader) <= READERS.indexOf(reader.reader));
  return writeCsv(
    [
      shown.map(({ name }) => name),
      ...orders
        .flatMap((order) => rowsOf(order, balances))
        .map((row) => shown.map((column) => column.of(row, reader))),
    ],
    LANGUAGE_FACTS[reader.language].csvDelimiter,
  );
}

/** The file, with what is due of the orders that were invoiced on account. */
export async function ordersFile(
  orders: readonly OrderDocument[],
  { reader, language }: { reader: ReaderKind; language?: Language | undefined },
): Promise<Response> {
  const balances = await readBalances(orders.filter(isInvoicedOnAccount).map(({ _id }) => _id));
  const timeZone = env().STORE_TIME_ZONE;
  const isCharged = orders.some(({ taxes }) => taxes) || charges((await currentTrade()).settings);
  const columns = [...COLUMNS, ...(isCharged ? CHARGED_COLUMNS : []), ...PROMISE_COLUMNS];
  return new Response(ordersCsv(orders, { reader, language, timeZone, balances }, columns), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders.csv"',
      'cache-control': 'private, no-store',
    },
  });
}
