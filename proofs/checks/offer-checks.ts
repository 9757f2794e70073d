import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type {
  OfferDocument,
  OfferLine,
  OfferVersion,
} from '@/lib/server/platform/db/documents/requests-and-offers';
import { holdsUnits } from '@/lib/shared/offers/offer-states';
import { totalsOf } from '@/lib/shared/orders/order-totals';
import { type Check, groupBy, type Snapshot } from './snapshot';

/** How long after the last day of an offer its units may still be held. */
const FREED_WITHIN_MS = 5 * 60_000;

type Priced = Pick<OfferLine, 'toolId' | 'quantity' | 'unitPriceCents'>;

const linesText = (lines: readonly Priced[]) =>
  lines
    .map(({ toolId, quantity, unitPriceCents }) => `${toolId.toHexString()} ${quantity} ${unitPriceCents}`)
    .toSorted()
    .join(', ');

const newestOf = ({ versions, version }: OfferDocument): OfferVersion | undefined =>
  versions.find(({ v }) => v === version);

function orderFaults(offer: OfferDocument, orders: readonly OrderDocument[]): string[] {
  const { number, state, orderId } = offer;
  if ((state === 'accepted') !== (orders.length === 1) || orders.length > 1) {
    return [`${number} is ${state} and has ${orders.length} orders`];
  }
  const [order] = orders;
  if (!order) return orderId ? [`${number} names an order that is none of it`] : [];
  const newest = newestOf(offer);
  const isInTime = newest && order.placedAt >= newest.sentAt && order.placedAt <= newest.validTo;
  return [
    ...(orderId?.equals(order._id) ? [] : [`${number} does not name its order ${order.number}`]),
    ...(isInTime ? [] : [`${order.number} was not placed while the newest version of ${number} was valid`]),
    ...(linesText(order.lines) === linesText(newest?.lines ?? [])
      ? []
      : [`${order.number} is not what ${number} says`]),
    ...order.lines
      .filter(({ receipt }) => receipt.code !== 'quoted-price')
      .map(({ sku }) => `${order.number} has ${sku} at another price than the quoted`),
  ];
}

const offersAreOrderedOnce: Check = {
  name: 'offers are ordered once',
  promise:
    'every accepted offer has one order, of the cents of its newest version, which was valid then; no other has one',
  violations: ({ offers, orders }) => {
    const byOffer = groupBy(
      orders.filter(({ offerId }) => offerId !== undefined),
      ({ offerId }) => offerId?.toHexString() ?? '',
    );
    const ids = new Set(offers.map(({ _id }) => _id.toHexString()));
    return [
      ...offers.flatMap((offer) => orderFaults(offer, byOffer.get(offer._id.toHexString()) ?? [])),
      ...[...byOffer.keys()].filter((id) => !ids.has(id)).map((id) => `an order of no offer: ${id}`),
    ];
  },
};

/** The units that an offer holds, by its document. */
export function heldLines({ heldVersion, versions }: OfferDocument): readonly OfferLine[] {
  return versions.find(({ v }) => v === heldVersion)?.lines ?? [];
}

/** Declining frees what a version held: who then asks to renew it is held nothing until the next one. */
function wasFreedBefore({ state, version, counters }: OfferDocument, ledger: Snapshot['ledger']): boolean {
  const freed = ledger.find(({ reason, part }) => reason === 'offer-released' && part === version);
  const asked = counters.at(-1);
  return state === 'countered' && freed !== undefined && asked !== undefined && freed.at <= asked.at;
}

function holdFaults(offer: OfferDocument, ledger: Snapshot['ledger'], takenAt: Date): string[] {
  const { number, heldVersion, heldUntil, version } = offer;
  const newest = newestOf(offer);
  if (!newest) return [`${number} has no version ${version}`];
  const { holdStock, validTo } = newest;
  const isHeld = heldVersion !== undefined;
  if (isHeld && (heldVersion !== version || heldUntil?.getTime() !== validTo.getTime())) {
    return [`${number} holds version ${heldVersion} in place of ${version}`];
  }
  const standing = { ...offer, validTo };
  const mayHold = holdStock && holdsUnits(standing, new Date(takenAt.getTime() - FREED_WITHIN_MS));
  const mustHold = holdStock && holdsUnits(standing, takenAt) && !wasFreedBefore(offer, ledger);
  if (isHeld ? mayHold : !mustHold) return [];
  return [
    `${number} is ${offer.state} to ${validTo.toISOString()} and ${isHeld ? 'still holds' : 'does not hold'} its units`,
  ];
}

function ledgerFaults(offer: OfferDocument, ledger: Snapshot['ledger']): string[] {
  const { number, heldVersion, versions } = offer;
  const textOf = (v: number, reason: string) =>
    ledger
      .filter((line) => line.part === v && line.reason === reason)
      .map(({ toolId, change, owedChange = 0 }) => {
        return `${toolId.toHexString()} ${Math.abs(change) + Math.abs(owedChange)}`;
      })
      .toSorted()
      .join(', ');
  return versions.flatMap(({ v, lines, holdStock }) => {
    const held = textOf(v, 'offer-held');
    const should = lines.map(({ toolId, quantity }) => `${toolId.toHexString()} ${quantity}`);
    if (held !== (holdStock ? should.toSorted().join(', ') : '')) {
      return [`version ${v} of ${number} took ${held || 'nothing'} by its ledger`];
    }
    const released = ledger.filter(({ part, reason }) => part === v && reason === 'offer-released').length;
    return released === (holdStock && v !== heldVersion ? lines.length : 0)
      ? []
      : [`version ${v} of ${number} freed ${released} of its lines by its ledger`];
  });
}

const offersHoldTheirUnits: Check = {
  name: 'offers hold their units',
  promise:
    'newest versions that hold stock hold it while they may be answered, until at most five minutes after their last day; all others have freed what they held',
  violations: ({ offers, ledger, takenAt }) => {
    const byOffer = groupBy(
      ledger.filter(({ offerId }) => offerId !== undefined),
      ({ offerId }) => offerId?.toHexString() ?? '',
    );
    const ids = new Set(offers.map(({ _id }) => _id.toHexString()));
    return [
      ...offers.flatMap((offer) => {
        const own = byOffer.get(offer._id.toHexString()) ?? [];
        return [...holdFaults(offer, own, takenAt), ...ledgerFaults(offer, own)];
      }),
      ...[...byOffer.keys()].filter((id) => !ids.has(id)).map((id) => `ledger lines of no offer: ${id}`),
    ];
  },
};

const versionsAreComplete: Check = {
  name: 'versions of offers',
  promise:
    'the versions of an offer are 1 to n, each of the sum of its lines, and the newest says until when it is valid',
  violations: ({ offers }) =>
    offers.flatMap((offer) => {
      const { number, version, versions, validTo, counters } = offer;
      const isComplete = versions.every(({ v }, place) => v === place + 1) && version === versions.length;
      return [
        ...(isComplete
          ? []
          : [`${number} has versions ${versions.map(({ v }) => v).join(', ')} to ${version}`]),
        ...(newestOf(offer)?.validTo.getTime() === validTo.getTime()
          ? []
          : [`${number} is valid to another day`]),
        ...versions
          .filter(({ lines, dueCents }) => totalsOf(lines).totalCents !== dueCents)
          .map(({ v }) => `version ${v} of ${number} is not the sum of its lines`),
        ...counters.filter(({ v }) => v > version).map(({ v }) => `${number} has an answer to version ${v}`),
      ];
    }),
};

/** Invariants of offers. */
export const OFFER_CHECKS: readonly Check[] = [
  offersAreOrderedOnce,
  offersHoldTheirUnits,
  versionsAreComplete,
];
