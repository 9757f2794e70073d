import type { Db } from 'mongodb';
import { shop } from '#shop';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ShipmentDocument } from '@/lib/server/platform/db/documents/shipments';
import { dayOf } from '@/lib/shared/dates/zoned-days';
import { documentNumber } from '@/lib/shared/orders/document-number';
import { CARRIERS, type Parcel } from '@/lib/shared/shipments/carriers';
import { roomToolsOf } from '../seed-data/demo/tool-room';
import type { SeedOrder } from '../seed-data/types';
import { insertMissing } from './insert-missing';
import { digest, leftAt, SEED_ADMIN_ID, seedId } from './seed-documents';

type Left = { at: Date; part: number; lines: ShipmentDocument['lines'] };

/** Lines that left at the same time are one shipment. */
function shipmentsOf(seed: SeedOrder, order: OrderDocument): Left[] {
  const left = order.lines.flatMap(({ toolId, sku, name, quantity }, place) => {
    const at = leftAt(seed, place);
    const serials = roomToolsOf(seed.key, seed.lines[place]?.toolSlug ?? '').map(({ serial }) => serial);
    const line = {
      ...{ toolId, sku, name, quantity, openAfter: 0 },
      ...(serials.length > 0 ? { serials } : {}),
    };
    return at ? [{ at, line }] : [];
  });
  const times = [...new Set(left.map(({ at }) => at.getTime()))].sort((a, b) => a - b);
  return times.map((time, place) => ({
    at: new Date(time),
    part: place + 1,
    lines: left.filter(({ at }) => at.getTime() === time).map(({ line }) => line),
  }));
}

/** Each carrier of the shop in turn; its number is made up. */
function parcelOf({ orderNumber, sequence }: Pick<ShipmentDocument, 'orderNumber' | 'sequence'>): Parcel {
  const keys = Object.keys(CARRIERS);
  const digits = BigInt(`0x${digest(`parcel:${orderNumber}:${sequence}`).toString('hex').slice(0, 16)}`);
  return {
    carrier: keys[sequence % keys.length] ?? 'other',
    trackingNumber: `00${String(digits).padStart(18, '3').slice(0, 18)}`,
  };
}

/** What left of each order, numbered in the order of time. Parcels can be followed where `withParcels`: not in the tests' store. */
export function shipmentDocuments(
  seeds: readonly SeedOrder[],
  orders: readonly OrderDocument[],
  withParcels: boolean,
): ShipmentDocument[] {
  const timeZone = process.env.STORE_TIME_ZONE || shop.timeZone;
  const left = seeds.flatMap((seed) => {
    const order = orders.find(({ _id }) => _id.equals(seedId(seed.key)));
    return order ? shipmentsOf(seed, order).map((shipment) => ({ order, shipment })) : [];
  });
  return left
    .sort((a, b) => a.shipment.at.getTime() - b.shipment.at.getTime())
    .map(({ order, shipment: { at, part, lines } }, place) => {
      const { _id: orderId, number: orderNumber, buyerId, companyId } = order;
      const sequence = place + 1;
      return {
        _id: seedId(`shipment:${orderNumber}:${part}`),
        number: documentNumber('delivery-note', { sequence }),
        ...{ sequence, orderId, orderNumber, part, buyerId, lines, at },
        ...(companyId ? { companyId } : {}),
        parcels: withParcels ? [parcelOf({ orderNumber, sequence })] : [],
        shippedOn: dayOf(at, timeZone),
        actorId: SEED_ADMIN_ID,
      };
    });
}

/** Can be repeated until it is complete. */
export async function seedShipments(db: Db, shipments: readonly ShipmentDocument[]): Promise<void> {
  await insertMissing(db.collection('shipments'), shipments);
  await db
    .collection<{ _id: string; last: number }>('counters')
    .updateOne({ _id: 'delivery-note' }, { $setOnInsert: { last: shipments.length } }, { upsert: true });
}
