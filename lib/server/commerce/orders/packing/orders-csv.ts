import 'server-only';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { CLOSED_ACCOUNT, isOfClosedAccount } from '@/lib/shared/closed-account';
import { writeCsv } from '@/lib/shared/csv';
import { LANGUAGE_FACTS } from '@/lib/shared/language-facts';
import { LANGUAGES, type Language } from '@/lib/shared/languages';
import { toDollars } from '@/lib/shared/money';
import { stateOf } from '@/lib/shared/order-status';
import { lineCents } from '@/lib/shared/order-totals';
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

function dollars(cents: number): string {
  return toDollars(cents).toFixed(2);
}

function rowsOf(order: OrderDocument): (string | number | undefined)[][] {
  const refunded = refundedUnits(order);
  const isClosed = isOfClosedAccount(order.buyerEmail);
  const buyer = isClosed
    ? [CLOSED_ACCOUNT.buyerName, '', '', '']
    : [order.buyerName, order.buyerEmail, order.phone, order.address];
  return order.lines.map((line) => [
    order.number,
    stateOf(order),
    order.placedAt.toISOString(),
    order.paidAt?.toISOString(),
    order.shippedAt?.toISOString(),
    order.poNumber,
    ...buyer,
    line.sku,
    line.name,
    line.quantity,
    refunded.get(line.toolId.toHexString()) ?? 0,
    dollars(line.unitPriceCents),
    dollars(lineCents(line)),
    dollars(order.totals.totalCents),
    dollars(refundedCents(order)),
    order.currency.toUpperCase(),
    line.reference,
    order.shipsOn,
  ]);
}

/** Returns a CSV file that a browser saves under this name, and nobody else may keep. */
export function csvFile(content: string, name: string): Response {
  return new Response(content, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** Returns orders as a CSV file of one row a line, in UTF-8 with the mark by which spreadsheets know it, for readers of a language. */
export function ordersCsv(orders: readonly OrderDocument[], language: Language = LANGUAGES.default): string {
  return writeCsv([COLUMNS, ...orders.flatMap(rowsOf)], LANGUAGE_FACTS[language].csvDelimiter);
}
