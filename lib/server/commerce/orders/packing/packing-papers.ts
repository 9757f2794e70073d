import type { ObjectId } from 'mongodb';
import { shop } from '#shop';
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
import { letterLines } from '@/lib/server/platform/shop/letterhead';
import { formatDay, formatMoment } from '@/lib/shared/dates/dates';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { openLines, retainedLines } from '@/lib/shared/orders/line-units';
import { labelledNotes } from '@/lib/shared/orders/order-notes';
import { awaitsShipment } from '@/lib/shared/orders/order-status';
import { wholeShipDay } from '@/lib/shared/shipments/ship-day-text';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { unbrokenMeasures } from '@/lib/shared/text/measures';
import type { ReadyLines } from '../read/ready-units';
import {
  noteInLines,
  numberPages,
  type PageSection,
  packingTextsIn,
  startOfSection,
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

type Slip = {
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
  units: readonly {
    toolId: ObjectId;
    units: number;
    note?: string | undefined;
    serials?: readonly string[] | undefined;
  }[];
};

/** A paper that goes with goods, without prices, in the language of its order: whose they are, and which. */
export function* writeSlip(pdf: Pdf, order: OrderDocument, { title, facts, units }: Slip): Drawing {
  const { language } = order;
  const packing = packingTextsIn(language);
  const half = CONTENT / 2;
  const top = writeTitle(pdf, title, letterLines(language));
  let left = write(pdf, packing.shipTo, PAGE.margin, top, { size: 9, color: MUTED, width: half - 20 });
  left = write(pdf, order.buyerName, PAGE.margin, left + 2, { weight: 'bold', width: half - 20 });
  for (const line of [order.address, order.phone])
    left = write(pdf, line, PAGE.margin, left, { width: half - 20 });
  const shown = [
    ...facts,
    ...(order.customerNumber ? [[packing.customerNumber, order.customerNumber] as const] : []),
    ...(order.poNumber ? [[packing.poNumber, order.poNumber] as const] : []),
    ...shippingFacts(order),
  ];
  let right = top;
  for (const [label, value] of shown) {
    write(pdf, label, PAGE.margin + half, right, { size: 9, color: MUTED, width: 90 });
    right = write(pdf, value, PAGE.margin + half + 90, right, { size: 9, width: half - 90 }) + 2;
  }
  let head = Math.max(left, right);
  // Above the lines: below a long order it would be read after the box is packed.
  for (const { label, text } of labelledNotes(order, packing.notes))
    head = write(pdf, `${label} ${text}`, PAGE.margin, head + 12, { width: CONTENT });
  const lines = new Map(order.lines.map((line) => [line.toolId.toHexString(), line]));
  const rows = units.flatMap(({ toolId, units: count, note, serials = [] }) => {
    const line = lines.get(toolId.toHexString());
    if (!line) return [];
    const { name, sku, reference, requestedOn } = line;
    const notes = [
      note,
      reference && fillText(packing.reference, { reference }),
      line.note && fillText(packing.note, { note: line.note }),
      requestedOn && `${packing.requestedOn}: ${wholeShipDay(requestedOn, language)}`,
    ].filter(Boolean);
    return [
      {
        units: formatNumber(count, language),
        name: unbrokenMeasures(name),
        sku,
        ...(notes.length > 0 ? { note: notes.join(' · ') } : {}),
        ...(serials.length > 0 ? { details: [packing.serials, ...serials] } : {}),
      },
    ];
  });
  const end = yield* writeTickRows(pdf, rows, packing.columns, head + 20);
  const total = units.reduce((sum, line) => sum + line.units, 0);
  const text = fillText(packing.total, { count: formatNumber(total, language) });
  write(pdf, text, PAGE.margin, end + 10, { weight: 'bold' });
}

/** What is to be packed; of an order that has shipped, what it has. */
function packingSlip(order: OrderDocument, timeZone: string): Slip {
  const { number, placedAt, shipsOn, requestedOn, deliver, language } = order;
  const packing = packingTextsIn(language);
  const awaits = awaitsShipment(order);
  return {
    title: packing.slip,
    facts: [
      [packing.order, number],
      [packing.placed, formatDay(placedAt.toISOString(), language, timeZone)],
      ...(awaits && shipsOn ? [[packing.shipBy, wholeShipDay(shipsOn, language)] as const] : []),
      ...(requestedOn ? [[packing.requestedOn, wholeShipDay(requestedOn, language)] as const] : []),
      ...(deliver === 'complete' ? [[packing.deliver, packing.complete] as const] : []),
    ],
    units: awaits ? openLines(order) : retainedLines(order),
  };
}

export function slipFooter({ number, language }: Pick<OrderDocument, 'number' | 'language'>): string {
  return `${number} · ${packingTextsIn(language).page}`;
}

/**
 * Each order begins on a new page, in its own language, without prices. Units that were shipped, or refunded before, are left out.
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
      yield* writeSlip(pdf, order, packingSlip(order, timeZone));
    }
    numberPages(pdf, parts);
  });
}

/** What is there, then what is not. `lines` are those of each order, in the order given. */
export function pickListPdf(
  orders: readonly OrderDocument[],
  lines: readonly ReadyLines[],
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
    const rowsOf = (part: keyof ReadyLines) => pickRows(orders, (place) => lines[place]?.[part] ?? []);
    const tickRows = (rows: readonly PickRow[]) =>
      rows.map(({ units, name, sku, goesTo }) => ({
        units: formatNumber(units, language),
        name: unbrokenMeasures(name),
        sku,
        note: noteInLines(
          pdf,
          goesTo.map((goes) => `${goes.number} × ${formatNumber(goes.units, language)}`),
        ),
      }));
    const picked = rowsOf('ready');
    const top = writeTitle(pdf, packing.pickList, about);
    const end = yield* writeTickRows(pdf, tickRows(picked), packing.columns, top);
    const total = picked.reduce((sum, { units }) => sum + units, 0);
    const text = fillText(packing.total, { count: formatNumber(total, language) });
    const below = write(pdf, text, PAGE.margin, end + 10, { weight: 'bold' });
    const missing = rowsOf('missing');
    if (missing.length > 0) {
      const head = startOfSection(pdf, below + 18);
      const next = write(pdf, packing.notInStock, PAGE.margin, head, { size: 12, weight: 'bold' });
      yield* writeTickRows(pdf, tickRows(missing), packing.columns, next + 6);
    }
    numberPages(pdf, [{ start: 0, text: packing.page }]);
  });
}

type Picked = Pick<OrderDocument, 'number' | 'lines'>;

export type PickRow = {
  sku: string;
  name: string;
  units: number;
  goesTo: { number: string; units: number }[];
};

/** One row per tool, by SKU, of units of each order, by its place; the orders of a row in the order given. */
export function pickRows(
  orders: readonly Picked[],
  unitsOf: (place: number) => readonly { toolId: ObjectId; units: number }[],
): PickRow[] {
  const rows = new Map<string, PickRow>();
  for (const [place, order] of orders.entries()) {
    const lines = new Map(order.lines.map((line) => [line.toolId.toHexString(), line]));
    for (const { toolId, units } of unitsOf(place)) {
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
