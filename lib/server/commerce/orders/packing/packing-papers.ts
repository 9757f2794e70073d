import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import {
  CONTENT,
  type Drawing,
  MUTED,
  makePdf,
  PAGE,
  type Pdf,
  write,
} from '@/lib/server/platform/pdf/pdf-page';
import { formatDay, formatMoment } from '@/lib/shared/dates/dates';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { retainedLines } from '@/lib/shared/orders/line-units';
import { labelledNotes } from '@/lib/shared/orders/order-notes';
import { awaitsShipment } from '@/lib/shared/orders/order-status';
import { wholeShipDay } from '@/lib/shared/shipments/ship-day-text';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { unbrokenMeasures } from '@/lib/shared/text/measures';
import { shop } from '@/shop.config';
import {
  noteInLines,
  numberPages,
  type PageSection,
  packingTextsIn,
  writeTickRows,
  writeTitle,
} from './list-page';

/** How an order of a shop that charges leaves. */
function shippingFacts({ shipping, language }: OrderDocument): [label: string, value: string][] {
  if (!shipping) return [];
  const packing = packingTextsIn(language);
  const { name, carrier, account } = shipping;
  return [
    [packing.shipping, name],
    ...(carrier ? ([[packing.carrier, carrier]] as [string, string][]) : []),
    ...(account ? ([[packing.account, account]] as [string, string][]) : []),
  ];
}

function* writeSlip(pdf: Pdf, order: OrderDocument, timeZone: string): Drawing {
  const { language } = order;
  const packing = packingTextsIn(language);
  const half = CONTENT / 2;
  const top = writeTitle(pdf, packing.slip, `${shop.name} · ${shop.contact.address}`);
  let left = write(pdf, packing.shipTo, PAGE.margin, top, { size: 9, color: MUTED, width: half - 20 });
  left = write(pdf, order.buyerName, PAGE.margin, left + 2, { weight: 'bold', width: half - 20 });
  for (const line of [order.address, order.phone])
    left = write(pdf, line, PAGE.margin, left, { width: half - 20 });
  const facts: [string, string][] = [
    [packing.order, order.number],
    [packing.placed, formatDay(order.placedAt.toISOString(), language, timeZone)],
    ...(awaitsShipment(order) && order.shipsOn
      ? ([[packing.shipBy, wholeShipDay(order.shipsOn, language)]] as [string, string][])
      : []),
    ...(order.poNumber ? ([[packing.poNumber, order.poNumber]] as [string, string][]) : []),
    ...shippingFacts(order),
  ];
  let right = top;
  for (const [label, value] of facts) {
    write(pdf, label, PAGE.margin + half, right, { size: 9, color: MUTED, width: 90 });
    right = write(pdf, value, PAGE.margin + half + 90, right, { size: 9, width: half - 90 }) + 2;
  }
  let head = Math.max(left, right);
  // Above the lines: below a long order it would be read after the box is packed.
  for (const { label, text } of labelledNotes(order, packing.notes))
    head = write(pdf, `${label} ${text}`, PAGE.margin, head + 12, { width: CONTENT });
  const lines = new Map(order.lines.map((line) => [line.toolId.toHexString(), line]));
  const rows = retainedLines(order).flatMap(({ toolId, units }) => {
    const line = lines.get(toolId.toHexString());
    if (!line) return [];
    const { name, sku, reference } = line;
    const note = reference ? { note: fillText(packing.reference, { reference }) } : {};
    return [{ units: formatNumber(units, language), name: unbrokenMeasures(name), sku, ...note }];
  });
  const end = yield* writeTickRows(pdf, rows, packing.columns, head + 20);
  const total = retainedLines(order).reduce((sum, { units }) => sum + units, 0);
  const text = fillText(packing.total, { count: formatNumber(total, language) });
  write(pdf, text, PAGE.margin, end + 10, { weight: 'bold' });
}

export function slipFooter({ number, language }: Pick<OrderDocument, 'number' | 'language'>): string {
  return `${number} · ${packingTextsIn(language).page}`;
}

/**
 * Each order begins on a new page, in its own language, without prices. Units refunded before shipping are left out.
 */
export function packingSlipsPdf(
  orders: readonly OrderDocument[],
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Buffer> {
  const [first] = orders;
  const language = first?.language ?? LANGUAGES.default;
  const packing = packingTextsIn(language);
  const subject = orders.map(({ number }) => number).join(', ');
  const facts = { title: packing.slip, author: shop.name, subject, language, createdAt: now };
  return makePdf(facts, function* (pdf) {
    // One slip per box: pages are numbered per order, and each names its order.
    const parts: PageSection[] = [];
    for (const [place, order] of orders.entries()) {
      if (place > 0) pdf.addPage();
      parts.push({ start: pdf.bufferedPageRange().count - 1, text: slipFooter(order) });
      yield* writeSlip(pdf, order, timeZone);
    }
    numberPages(pdf, parts);
  });
}

export function pickListPdf(
  orders: readonly OrderDocument[],
  { language, now, timeZone }: { language: Language; now: Date; timeZone: string },
): Promise<Buffer> {
  const packing = packingTextsIn(language);
  const subject = orders.map(({ number }) => number).join(', ');
  const facts = { title: packing.pickList, author: shop.name, subject, language, createdAt: now };
  return makePdf(facts, function* (pdf) {
    const about = fillText(orders.length === 1 ? packing.ofOne : packing.ofMany, {
      count: formatNumber(orders.length, language),
      moment: formatMoment(now.toISOString(), language, timeZone),
    });
    const picked = pickRows(orders);
    const rows = picked.map(({ units, name, sku, goesTo }) => ({
      units: formatNumber(units, language),
      name: unbrokenMeasures(name),
      sku,
      note: noteInLines(
        pdf,
        goesTo.map((goes) => `${goes.number} × ${formatNumber(goes.units, language)}`),
      ),
    }));
    const top = writeTitle(pdf, packing.pickList, about);
    const end = yield* writeTickRows(pdf, rows, packing.columns, top);
    const total = picked.reduce((sum, { units }) => sum + units, 0);
    const text = fillText(packing.total, { count: formatNumber(total, language) });
    write(pdf, text, PAGE.margin, end + 10, { weight: 'bold' });
    numberPages(pdf, [{ start: 0, text: packing.page }]);
  });
}

type Picked = Pick<OrderDocument, 'number' | 'lines' | 'partRefunds'>;

export type PickRow = {
  sku: string;
  name: string;
  units: number;
  goesTo: { number: string; units: number }[];
};

/** One row per tool, by SKU, without refunded units; the orders of a row in the order given. */
export function pickRows(orders: readonly Picked[]): PickRow[] {
  const rows = new Map<string, PickRow>();
  for (const order of orders) {
    const lines = new Map(order.lines.map((line) => [line.toolId.toHexString(), line]));
    for (const { toolId, units } of retainedLines(order)) {
      const id = toolId.toHexString();
      const { sku = '', name = '' } = lines.get(id) ?? {};
      const row = rows.get(id) ?? { sku, name, units: 0, goesTo: [] };
      row.units += units;
      row.goesTo.push({ number: order.number, units });
      rows.set(id, row);
    }
  }
  return [...rows.values()].sort(
    (a, b) => a.sku.localeCompare(b.sku, 'en', { numeric: true }) || a.name.localeCompare(b.name, 'en'),
  );
}
