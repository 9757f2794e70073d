import { ObjectId } from 'mongodb';
import PDFDocument from 'pdfkit';
import { describe, expect, it, vi } from 'vitest';
import { drawDeliveryNote } from '@/lib/server/commerce/orders/packing/delivery-note';
import { packingSlipsPdf, pickRows } from '@/lib/server/commerce/orders/packing/packing-papers';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ShipmentDocument } from '@/lib/server/platform/db/documents/shipments';
import { openLines } from '@/lib/shared/orders/line-units';
import { axesOf } from '@/lib/shared/orders/order-status';
import { ofLines, orderLine } from '@/tests/support/one-line';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const at = new Date('2026-11-22T23:30:00Z');
const [HAMMER, DRILL] = [new ObjectId(), new ObjectId()];
const hammers = orderLine({ toolId: HAMMER, sku: 'FL-10', name: 'Hammer', quantity: 10, shippedUnits: 4 });
const drill = orderLine({ toolId: DRILL, sku: 'FL-9', name: 'Drill', quantity: 1, shippedUnits: 1 });

const order: OrderDocument = {
  _id: new ObjectId(),
  number: 'FL-ONE',
  ...ofLines(hammers, drill),
  currency: 'usd',
  buyerId: new ObjectId(),
  buyerName: 'Bo Buyer',
  buyerSortKey: 'bo buyer',
  buyerEmail: 'bo@example.com',
  address: '1 Test Street\nSpringfield',
  phone: '5550100',
  poNumber: '4711',
  language: 'de',
  ...axesOf('paid'),
  placedAt: at,
  paidAt: at,
  timeline: [],
};

const shipment: ShipmentDocument = {
  ...{ _id: new ObjectId(), number: 'DN-000007', sequence: 7 },
  ...{ orderId: order._id, orderNumber: order.number, part: 1, buyerId: order.buyerId },
  lines: [
    { toolId: HAMMER, sku: 'FL-10', name: 'Hammer', quantity: 4, openAfter: 6 },
    { toolId: DRILL, sku: 'FL-9', name: 'Drill', quantity: 1, openAfter: 0 },
  ],
  parcels: [{ carrier: 'other', name: 'Nord', trackingNumber: 'JD 014' }],
  ...{ shippedOn: '2026-11-20', at, actorId: new ObjectId() },
};

async function writtenBy(draw: () => Promise<Buffer>): Promise<string[]> {
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  try {
    await draw();
    return text.mock.calls.map(([words]) => String(words));
  } finally {
    text.mockRestore();
  }
}

describe('a delivery note', () => {
  it('says in the language of the order what left, and what of it is still to come', async () => {
    const words = await writtenBy(() => drawDeliveryNote(order, shipment, 'UTC'));
    for (const each of [
      ...['Lieferschein DN-000007', 'Versandt', '20.11.2026', 'FL-ONE', '4711', 'Hammer', '4'],
      ...['Reference Tools Inc. · 1 Test Street, Springfield', 'US-1 · No. 2 · Geschäftsführung: Ada Lind'],
    ])
      expect(words).toContain(each);
    expect(words).toContain('noch zu liefern: 6');
    expect(words.join(' ')).not.toContain('noch zu liefern: 0');
  });

  it('has neither parcels nor prices', async () => {
    const words = (await writtenBy(() => drawDeliveryNote(order, shipment, 'UTC'))).join(' ');
    expect(words).not.toMatch(/JD 014|Nord|\$/);
  });

  it('lists the serial numbers that left, over pages where there are many', async () => {
    const first = await drawDeliveryNote(order, shipment, 'UTC');
    const withSerials = (serials: string[]) => {
      const [line, ...others] = shipment.lines;
      return { ...shipment, lines: [{ ...line, serials }, ...others] } as ShipmentDocument;
    };
    const words = await writtenBy(() => drawDeliveryNote(order, withSerials(['TW-1', 'TW-2']), 'UTC'));
    expect(words).toContain('Seriennummern:   TW-1   TW-2');
    expect(await drawDeliveryNote(order, withSerials([]), 'UTC')).toEqual(first);
    const many = Array.from({ length: 2_000 }, (_, place) => `TW-${100_000 + place}`);
    const written = await writtenBy(() => drawDeliveryNote(order, withSerials(many), 'UTC'));
    for (const serial of many) expect(written.some((text) => text.includes(serial))).toBe(true);
    expect(written).toContain('DN-000007 · Seite 2 von 6');
    expect(written.filter((text) => text === 'Artikelnr.')).toHaveLength(6);
  });

  it('is the same bytes again, whatever shipped or was tracked since', async () => {
    const first = await drawDeliveryNote(order, shipment, 'UTC');
    const later = { ...order, lines: [{ ...hammers, shippedUnits: 10 }, drill], ...axesOf('shipped') };
    expect(await drawDeliveryNote(later, { ...shipment, parcels: [] }, 'UTC')).toEqual(first);
  });
});

describe('of an order shipped in part', () => {
  it('a pick list has what is still to pick', () => {
    expect(pickRows([order], () => openLines(order))).toEqual([
      { sku: 'FL-10', name: 'Hammer', units: 6, goesTo: [{ number: 'FL-ONE', units: 6 }] },
    ]);
  });

  it('a packing slip has what is still to pack', async () => {
    const words = await writtenBy(() => packingSlipsPdf([order], { now: at, timeZone: 'UTC' }));
    expect(words).toContain('Packliste');
    expect(words).toContain('6');
    expect(words).not.toContain('Drill');
  });
});
