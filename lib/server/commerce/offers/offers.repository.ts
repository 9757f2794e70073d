import type { ClientSession, Filter, ObjectId, UpdateFilter } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import type { OfferState, StoredOfferState } from '@/lib/shared/offers/offer-states';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

export async function insertOffer(offer: OfferDocument, session: ClientSession): Promise<void> {
  await (await collection('offers')).insertOne(offer, { session });
}

export async function findOffer(id: ObjectId, session?: ClientSession): Promise<OfferDocument | null> {
  return (await collection('offers')).findOne({ _id: id }, { session });
}

export async function findOfferByKey(createdBy: ObjectId, key: string): Promise<OfferDocument | null> {
  return (await collection('offers')).findOne({ createdBy, 'idempotency.key': key });
}

/** Changes an offer that still stands as it was read; null if it does not. */
export async function updateOffer(
  { _id, state, version }: Pick<OfferDocument, '_id' | 'state' | 'version'>,
  update: UpdateFilter<OfferDocument>,
  session: ClientSession,
): Promise<OfferDocument | null> {
  return (await collection('offers')).findOneAndUpdate({ _id, state, version }, update, {
    session,
    returnDocument: 'after',
  });
}

/** Whose offers: of an account, by its verified e-mail, and of a company, all of them for approvers. */
export type OfferReader = {
  userId: ObjectId;
  email: string | null;
  company: { id: ObjectId; seesAll: boolean } | null;
};

function readableBy({ userId, email, company }: OfferReader): Filter<OfferDocument> {
  const own = [
    { 'to.userId': userId },
    ...(email ? [{ 'to.email': email, 'to.userId': { $exists: false } }] : []),
  ];
  const theirs = [{ companyId: { $exists: false } }, ...(company ? [{ companyId: company.id }] : [])];
  const mine = { $and: [{ $or: own }, { $or: theirs }] };
  return company?.seesAll ? { $or: [mine, { companyId: company.id }] } : mine;
}

type OwnSelection = { state?: OfferState | undefined; words?: readonly RegExp[]; now: Date };

const ownFilter = (reader: OfferReader, selection: OwnSelection): Filter<OfferDocument> => ({
  $and: [readableBy(reader), filterOf(selection)],
});

export async function findOffersFor(
  reader: OfferReader,
  { skip, limit, ...selection }: OwnSelection & { skip: number; limit: number },
): Promise<OfferDocument[]> {
  return (await collection('offers'))
    .find(ownFilter(reader, selection), { sort: NEWEST_FIRST, skip, limit })
    .toArray();
}

export async function countOffersFor(reader: OfferReader, selection: OwnSelection): Promise<number> {
  return (await collection('offers')).countDocuments(ownFilter(reader, selection));
}

const DESK_FIELDS = {
  ...{ number: 1, version: 1, state: 1, validTo: 1, 'to.name': 1, 'to.company': 1 },
  ...{ 'versions.v': 1, 'versions.dueCents': 1, 'versions.validUntil': 1, 'counters.at': 1 },
  ...{ 'versions.lines.name': 1, 'versions.lines.names': 1, 'versions.lines.quantity': 1 },
} as const;

/** Finds offers that can be accepted, those that end first before the others. */
export async function findOffersToAccept(reader: OfferReader, now: Date): Promise<OfferDocument[]> {
  return (await collection('offers'))
    .find({ ...readableBy(reader), ...IN_STATE.sent(now) }, { sort: { validTo: 1, _id: 1 } })
    .project<OfferDocument>(DESK_FIELDS)
    .toArray();
}

/** Finds offers whose buyers asked for changes. */
export async function findCountered(now: Date): Promise<OfferDocument[]> {
  return (await collection('offers'))
    .find(IN_STATE.countered(now))
    .project<OfferDocument>(DESK_FIELDS)
    .toArray();
}

export type OfferSelection = {
  /** Every state, if absent. */
  state?: OfferState | undefined;
  /** Each must match in one of the searched fields. */
  words?: readonly RegExp[];
  now: Date;
};

const stored = (state: StoredOfferState) => (): Filter<OfferDocument> => ({ state });

/** The clock decides whether an offer that was sent is expired. */
const IN_STATE: Readonly<Record<OfferState, (now: Date) => Filter<OfferDocument>>> = {
  sent: (now) => ({ state: 'sent', validTo: { $gte: now } }),
  expired: (now) => ({ state: 'sent', validTo: { $lt: now } }),
  countered: stored('countered'),
  accepted: stored('accepted'),
  declined: stored('declined'),
  withdrawn: stored('withdrawn'),
};

const SEARCHED_FIELDS = [
  'number',
  'requestNumber',
  'to.name',
  'to.email',
  'to.company',
  'versions.lines.name',
  'versions.lines.sku',
];

function filterOf({ state, words = [], now }: OfferSelection): Filter<OfferDocument> {
  const matches = words.map((word) => ({ $or: SEARCHED_FIELDS.map((field) => ({ [field]: word })) }));
  const inState = state ? IN_STATE[state](now) : {};
  return { ...inState, ...(matches.length > 0 ? { $and: matches } : {}) };
}

export async function findOffers(
  selection: OfferSelection,
  { skip, limit }: { skip: number; limit: number },
): Promise<OfferDocument[]> {
  return (await collection('offers'))
    .find(filterOf(selection), { sort: NEWEST_FIRST, skip, limit })
    .toArray();
}

export async function countOffers(selection: OfferSelection): Promise<number> {
  return (await collection('offers')).countDocuments(filterOf(selection));
}

export async function findOffersOfRequests(
  requestIds: readonly ObjectId[],
): Promise<Pick<OfferDocument, '_id' | 'number' | 'requestId' | 'state' | 'validTo'>[]> {
  if (requestIds.length === 0) return [];
  return (await collection('offers'))
    .find({ requestId: { $in: [...requestIds] } })
    .project<OfferDocument>({ number: 1, requestId: 1, state: 1, validTo: 1 })
    .toArray();
}

/** Offers that hold units although their last day is over. */
export async function findLapsedHolds(now: Date, limit: number): Promise<ObjectId[]> {
  const offers = await (await collection('offers'))
    .find({ heldUntil: { $lt: now } }, { sort: { heldUntil: 1 }, limit })
    .project<Pick<OfferDocument, '_id'>>({ _id: 1 })
    .toArray();
  return offers.map(({ _id }) => _id);
}

/** Open offers that end in this span, and whose customers were not reminded of it, the first to end first. */
export async function findEndingOffers(
  { now, before }: { now: Date; before: Date },
  limit: number,
): Promise<ObjectId[]> {
  const offers = await (await collection('offers'))
    .find(
      {
        state: 'sent',
        validTo: { $gte: now, $lt: before },
        $expr: { $ne: ['$remindedVersion', '$version'] },
      },
      { sort: { validTo: 1 }, limit },
    )
    .project<Pick<OfferDocument, '_id'>>({ _id: 1 })
    .toArray();
  return offers.map(({ _id }) => _id);
}

function madeTo({ userId, email }: Omit<OfferReader, 'company'>): Filter<OfferDocument> {
  return email ? { $or: [{ 'to.userId': userId }, { 'to.email': email }] } : { 'to.userId': userId };
}

export async function findOffersOf(
  person: Omit<OfferReader, 'company'>,
  session?: ClientSession,
): Promise<OfferDocument[]> {
  return (await collection('offers')).find(madeTo(person), { sort: { createdAt: -1 }, session }).toArray();
}

export async function replaceRecipient(
  id: ObjectId,
  { to, counters }: Pick<OfferDocument, 'to' | 'counters'>,
  session: ClientSession,
): Promise<void> {
  await (await collection('offers')).updateOne(
    { _id: id },
    { $set: { to, counters }, $unset: { reason: '' } },
    { session },
  );
}
