import 'server-only';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { CLOSED_ACCOUNT, isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { isoMoment } from '@/lib/shared/dates/zoned-days';
import { plainAmount, toDollars } from '@/lib/shared/numbers/money';
import { stateOf } from '@/lib/shared/orders/order-status';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { writeCsv } from '@/lib/shared/text/csv';
import { refundedCents, refundedUnits } from '../refunded-units';

const COLUMNS = [
  'order',
  'state',
  'placed',
  'paid',
  'shipped',
  'po_number',
  'buyer',
  'email',
  'phone',
  'address',
  'sku',
  'tool',
  'quantity',
  'refunded_quantity',
  'unit_price',
  'line_total',
  'order_value',
  'refunded_value',
  'currency',
  'reference',
  'ships_on',
] as const;

/** With the decimal mark of the language: a spreadsheet set to German reads `1.50` as a date. */
function dollars(cents: number, language: Language): string {
  return plainAmount(toDollars(cents)).replace('.', LANGUAGE_FACTS[language].decimalMark);
}

type Reader = { language: Language; timeZone: string };

function rowsOf(order: OrderDocument, { language, timeZone }: Reader): (string | number | undefined)[][] {
  const refunded = refundedUnits(order);
  const moment = (at?: Date) => at && isoMoment(at, timeZone);
  const isClosed = isOfClosedAccount(order.buyerEmail);
  const buyer = isClosed
    ? [CLOSED_ACCOUNT.buyerName, '', '', '']
    : [order.buyerName, order.buyerEmail, order.phone, order.address];
  return order.lines.map((line) => [
    order.number,
    stateOf(order),
    moment(order.placedAt),
    moment(order.paidAt),
    moment(order.shippedAt),
    order.poNumber,
    ...buyer,
    line.sku,
    line.name,
    line.quantity,
    refunded.get(line.toolId.toHexString()) ?? 0,
    dollars(line.unitPriceCents, language),
    dollars(lineCents(line), language),
    dollars(order.totals.totalCents, language),
    dollars(refundedCents(order), language),
    order.currency.toUpperCase(),
    line.reference,
    order.shipsOn,
  ]);
}

export function csvFile(content: string, name: string): Response {
  return new Response(content, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** One row per line of an order, in UTF-8 with a byte order mark for spreadsheets. Times are in `timeZone`. */
export function ordersCsv(
  orders: readonly OrderDocument[],
  { language = LANGUAGES.default, timeZone }: { language?: Language | undefined; timeZone: string },
): string {
  return writeCsv(
    [COLUMNS, ...orders.flatMap((order) => rowsOf(order, { language, timeZone }))],
    LANGUAGE_FACTS[language].csvDelimiter,
  );
}
