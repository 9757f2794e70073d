import type { ClientSession, Filter, ObjectId } from 'mongodb';
import type { OrderWord } from '@/lib/server/commerce/orders/read/order-words';
import { ownedBy, type PersonOwner } from '@/lib/server/identity/owner';
import { collection } from '@/lib/server/platform/db/collections';
import type { RequisitionDocument } from '@/lib/server/platform/db/documents/requisitions';
import { type FoundPart, readParts } from '@/lib/server/platform/db/read-parts';
import { startsWith } from '@/lib/server/platform/word-patterns';

export async function insertRequisition(
  requisition: RequisitionDocument,
  session: ClientSession,
): Promise<void> {
  await (await collection('requisitions')).insertOne(requisition, { session });
}

export async function findRequisition(
  id: ObjectId,
  session?: ClientSession,
): Promise<RequisitionDocument | null> {
  return (await collection('requisitions')).findOne({ _id: id }, { session });
}

export async function findRequisitionByKey(
  owner: PersonOwner,
  key: string,
): Promise<RequisitionDocument | null> {
  const requisitions = await collection('requisitions');
  return requisitions.findOne({ ...ownedBy('requisitions', owner), 'idempotency.key': key });
}

/** Changes one that is submitted, also where it has expired; null for any other. */
export async function changeSubmitted(
  id: ObjectId,
  change: Partial<RequisitionDocument>,
  session: ClientSession,
): Promise<RequisitionDocument | null> {
  return (await collection('requisitions')).findOneAndUpdate(
    { _id: id, state: 'submitted' },
    { $set: change },
    { returnDocument: 'after', session },
  );
}

export async function findSubmitted(
  { companyId, requesterId }: { companyId: ObjectId; requesterId?: ObjectId | undefined },
  session: ClientSession,
): Promise<RequisitionDocument[]> {
  return (await collection('requisitions'))
    .find({ companyId, state: 'submitted', ...(requesterId ? { requesterId } : {}) }, { session })
    .toArray();
}

/** The newest first, also those that have expired. */
export async function findSubmittedOffer(
  companyId: ObjectId,
  { offerId, version }: { offerId: ObjectId; version: number },
  session?: ClientSession,
): Promise<RequisitionDocument[]> {
  return (await collection('requisitions'))
    .find(
      { companyId, state: 'submitted', 'source.offerId': offerId, 'source.version': version },
      { session, sort: { submittedAt: -1, _id: -1 } },
    )
    .toArray();
}

/** Numbers and PO numbers are searched as typed, and in capitals. */
export async function findRequisitionsLike(
  typed: string,
  companies: readonly ObjectId[],
  limit: number,
): Promise<RequisitionDocument[]> {
  const requisitions = await collection('requisitions');
  const starts = typed.trim() === '' ? [] : [...new Set([typed.trim(), typed.trim().toUpperCase()])];
  const filters: Filter<RequisitionDocument>[] = [
    ...starts.flatMap((start) => [
      { number: startsWith(start) },
      { poNumber: { $type: 'string' as const, ...startsWith(start) } },
    ]),
    ...companies.map((companyId) => ({ companyId })),
  ];
  const found = await Promise.all(
    filters.map((filter) =>
      requisitions.find(filter, { sort: { submittedAt: -1, _id: -1 }, limit }).toArray(),
    ),
  );
  return [...new Map(found.flat().map((each) => [each.number, each])).values()].slice(0, limit);
}

export type RequisitionSelection = {
  /** The company, else all of them. */
  companyId?: ObjectId | undefined;
  state?: RequisitionDocument['state'] | undefined;
  /** Selects submitted ones that expire after, or by, this moment. */
  expires?: { after: Date } | { by: Date } | undefined;
  requesterId?: ObjectId | undefined;
  /** Each matches anywhere in number, PO number, name or SKU of a tool, or requester's name. */
  words?: readonly OrderWord[] | undefined;
  /** Those that this approver may answer; null is an owner, who may answer all of others. */
  decider?: { userId: ObjectId; isOwner: boolean } | undefined;
};

function decidedBy({ userId, isOwner }: NonNullable<RequisitionSelection['decider']>) {
  const others = { requesterId: { $ne: userId } };
  if (isOwner) return others;
  const mine = { approvers: { $in: ['approvers', userId] } } as const;
  const open = { needs: { $elemMatch: { ...mine, yes: { $exists: false } } } };
  // All approvals are given, and the order could not be placed.
  const failed = { needs: { $elemMatch: mine }, lastFailure: { $exists: true } };
  return { ...others, $or: [open, failed] };
}

function filterOf(selection: RequisitionSelection): Filter<RequisitionDocument> {
  const { companyId, state, expires, requesterId, decider, words = [] } = selection;
  const matches = words.map(({ typed, sku }) => ({
    $or: [
      ...['number', 'poNumber', 'lines.name', 'requesterName'].map((field) => ({ [field]: typed })),
      { 'lines.sku': sku },
    ],
  }));
  return {
    ...(matches.length > 0 ? { $and: matches } : {}),
    ...(companyId ? { companyId } : {}),
    ...(state ? { state } : {}),
    ...(expires ? { expiresAt: 'after' in expires ? { $gt: expires.after } : { $lte: expires.by } } : {}),
    ...(requesterId ? { requesterId } : {}),
    ...(decider ? decidedBy(decider) : {}),
  } as Filter<RequisitionDocument>;
}

/** The newest first; a `limit` of 0 is all of them. */
export async function findRequisitions(
  selection: RequisitionSelection,
  { skip, limit, linesMax }: { skip: number; limit: number; linesMax: number },
): Promise<RequisitionDocument[]> {
  return (await collection('requisitions'))
    .find(filterOf(selection), { sort: { submittedAt: -1, _id: -1 }, skip, limit })
    .project<RequisitionDocument>({ lines: { $slice: linesMax } })
    .toArray();
}

/** Finds those that wait, the oldest first: those to decide, none without a decider, and one's own. */
export async function readWaitingRequisitions(
  { companyId, now, limit }: { companyId: ObjectId; now: Date; limit: number },
  { requesterId, decider }: Pick<RequisitionSelection, 'decider'> & { requesterId: ObjectId },
): Promise<Record<'toDecide' | 'own', FoundPart<RequisitionDocument>>> {
  const fields = ['number', 'requesterName', 'lines.toolId', 'lines.name', 'lineCount', 'units', 'dueCents'];
  const first = {
    ...{ sort: { submittedAt: 1, _id: 1 } as const, limit },
    fields: [...fields, 'language', 'submittedAt', 'expiresAt'],
  };
  const none: Filter<RequisitionDocument> = { _id: { $in: [] } };
  return readParts('requisitions', filterOf({ companyId, state: 'submitted', expires: { after: now } }), {
    toDecide: { filter: decider ? filterOf({ decider }) : none, sums: { cents: '$dueCents' }, first },
    own: { filter: { requesterId }, first },
  });
}

export async function countRequisitions(selection: RequisitionSelection): Promise<number> {
  return (await collection('requisitions')).countDocuments(filterOf(selection));
}

export async function findOwnRequisitions(owner: PersonOwner): Promise<RequisitionDocument[]> {
  const requisitions = await collection('requisitions');
  return requisitions.find(ownedBy('requisitions', owner), { sort: { submittedAt: -1 } }).toArray();
}

export async function replaceNames(userId: ObjectId, name: string, session: ClientSession): Promise<void> {
  const requisitions = await collection('requisitions');
  await requisitions.updateMany({ requesterId: userId }, { $set: { requesterName: name } }, { session });
  await requisitions.updateMany(
    { 'endedBy.userId': userId },
    { $set: { 'endedBy.name': name } },
    { session },
  );
  for (const { _id, needs } of await requisitions
    .find({ 'needs.yes.userId': userId }, { session, projection: { needs: 1 } })
    .toArray()) {
    const renamed = needs.map((need) =>
      need.yes?.userId.equals(userId) ? { ...need, yes: { ...need.yes, name } } : need,
    );
    await requisitions.updateOne({ _id }, { $set: { needs: renamed } }, { session });
  }
}
