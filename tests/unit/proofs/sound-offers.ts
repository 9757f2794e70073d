import { ObjectId } from 'mongodb';
import type { OfferDocument, OfferVersion } from '@/lib/server/platform/db/documents/requests-and-offers';
import { totalsOf } from '@/lib/shared/orders/order-totals';
import type { Snapshot } from '@/proofs/checks/snapshot';

const DAY_MS = 86_400_000;

type Given = { lines: OfferVersion['lines']; holdStock: boolean; sentAt: Date; v?: number };

function versionOf({ lines, holdStock, sentAt, v = 1 }: Given): OfferVersion {
  const validTo = new Date(sentAt.getTime() + DAY_MS);
  const dueCents = totalsOf(lines).totalCents;
  return { v, lines, dueCents, validUntil: '2026-11-22', validTo, holdStock, sentAt, sentBy: new ObjectId() };
}

function offerOf(number: string, versions: OfferVersion[], more: Partial<OfferDocument> = {}): OfferDocument {
  const [{ sentAt } = { sentAt: new Date(0) }] = versions;
  return {
    ...{
      _id: new ObjectId(),
      number,
      to: { name: 'B', email: 'b@example.com' },
      language: 'en',
      state: 'sent',
    },
    ...{ version: versions.length, validTo: versions.at(-1)?.validTo ?? sentAt },
    ...{ createdAt: sentAt, createdBy: new ObjectId(), versions, counters: [], ...more },
  };
}

const lineOf =
  ({ _id: offerId, number: offerNumber }: OfferDocument, toolId: ObjectId, at: Date) =>
  (change: number, reason: 'offer-held' | 'offer-released', part: number) => ({
    ...{ _id: new ObjectId(), toolId, change, onHandChange: 0, reason, part, offerId, offerNumber, at },
  });

/** One offer became an order, cancelled since; another holds five units by its second version, after four by its first. */
export function withOffers(snapshot: Snapshot): Snapshot {
  const [tool] = snapshot.tools;
  const order = snapshot.orders.find(({ number }) => number === 'FL-GONE');
  if (!tool || !order) throw new Error('no tool, or no order');
  const { _id: toolId, sku, name, image } = tool;
  const sentAt = order.placedAt;
  const lines = (quantity: number, unitPriceCents: number) => [
    { toolId, sku, name, image, quantity, unitPriceCents },
  ];
  const accepted = offerOf(
    'OFF-DONE',
    [versionOf({ lines: lines(4, order.lines[0]?.unitPriceCents ?? 0), holdStock: false, sentAt })],
    { state: 'accepted', orderId: order._id, endedAt: sentAt },
  );
  order.offerId = accepted._id;
  for (const line of order.lines) {
    const { quantity, unitPriceCents } = line;
    const price = { baseCents: unitPriceCents, fixedCents: unitPriceCents, unitPriceCents };
    line.receipt = { code: 'quoted-price' as const, quantity, capped: false, ...price };
  }
  const first = versionOf({ lines: lines(4, 900), holdStock: true, sentAt });
  const second = versionOf({ lines: lines(5, 800), holdStock: true, sentAt, v: 2 });
  const held = offerOf('OFF-HELD', [first, second], { heldVersion: 2, heldUntil: second.validTo });
  const line = lineOf(held, toolId, sentAt);
  tool.quantity -= 5;
  tool.reserved += 5;
  snapshot.ledger.push(line(-4, 'offer-held', 1), line(4, 'offer-released', 1), line(-5, 'offer-held', 2));
  return { ...snapshot, offers: [accepted, held] };
}

/** The buyer of the one that holds units declined it, and asks to renew it. */
export function renewOffer({ offers, tools: [tool], ledger }: Snapshot): void {
  const offer = offers.find(({ number }) => number === 'OFF-HELD');
  if (!offer || !tool) throw new Error('no offer, or no tool');
  delete offer.heldVersion;
  delete offer.heldUntil;
  const at = new Date(offer.createdAt.getTime() + 60_000);
  tool.quantity += 5;
  tool.reserved -= 5;
  ledger.push(lineOf(offer, tool._id, at)(5, 'offer-released', 2));
  offer.state = 'countered';
  offer.counters.push({ v: 2, note: 'Please renew it', at, by: new ObjectId() });
}
