import 'server-only';
import { compactText } from '@forgeline/tool-text/fold-text';
import { type ClientSession, ObjectId } from 'mongodb';
import { getToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import type { Actor } from '@/lib/server/identity/actor';
import { ownedBy, ownerKey, ownerOf, type PersonOwner } from '@/lib/server/identity/owner';
import type { OwnNumberDocument } from '@/lib/server/platform/db/documents/own-numbers';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/messages/errors';
import { OWN_NUMBERS_MAX, type OwnNumberInput } from '@/lib/shared/own-numbers/own-number.schema';
import {
  countOwnNumbers,
  findOwnNumberByKey,
  insertOwnNumber,
  updateOwnNumber,
} from './own-numbers.repository';

/** Serialises transactions that add numbers of one owner. */
export function takeOwnNumberGuard(owner: PersonOwner, session: ClientSession): Promise<void> {
  return takeGuard(`own numbers of ${ownerKey(owner)}`, session);
}

async function newOwnNumber(
  owner: PersonOwner,
  input: OwnNumberInput,
  now: Date,
): Promise<OwnNumberDocument> {
  const toolId = parseObjectId(input.toolId);
  const offers = await getToolOffers([toolId]);
  if (!offers.has(toolId.toHexString())) throw new AppError('not-found');
  const key = compactText(input.alias);
  if (key === '') throw new AppError('validation-failed', { issues: { alias: ['alias-invalid'] } });
  const _id = new ObjectId();
  return { _id, ...ownedBy('aliases', owner), alias: input.alias, key, toolId, learnedAt: now };
}

/** Throws `validation-failed` where the owner has as many as they may. */
async function insertNew(
  owner: PersonOwner,
  ownNumber: OwnNumberDocument,
  session: ClientSession,
): Promise<void> {
  if ((await countOwnNumbers(owner, session)) >= OWN_NUMBERS_MAX)
    throw new AppError('validation-failed', { issues: { alias: ['aliases-too-many'] } });
  await insertOwnNumber(ownNumber, session);
}

/** Idempotent. Throws `not-found` (not sold), `alias-taken` (assigned to another tool), `validation-failed`. */
export async function addOwnNumber(
  actor: Actor,
  input: OwnNumberInput,
  now: Date = new Date(),
): Promise<{ insertedId: string }> {
  const owner = ownerOf(actor);
  const ownNumber = await newOwnNumber(owner, input, now);
  return inTransaction(async (session) => {
    await takeOwnNumberGuard(owner, session);
    const existing = await findOwnNumberByKey(owner, ownNumber.key, session);
    if (existing && !existing.toolId.equals(ownNumber.toolId)) throw new AppError('alias-taken');
    if (!existing) await insertNew(owner, ownNumber, session);
    return { insertedId: (existing ?? ownNumber)._id.toHexString() };
  });
}

/** Replaces an earlier assignment. Throws `not-found`, `validation-failed`. */
export async function setOwnNumber(
  actor: Actor,
  input: OwnNumberInput,
  now: Date = new Date(),
): Promise<{ upsertedCount: number; modifiedCount: number }> {
  const owner = ownerOf(actor);
  const ownNumber = await newOwnNumber(owner, input, now);
  return inTransaction(async (session) => {
    await takeOwnNumberGuard(owner, session);
    const { matchedCount, modifiedCount } = await updateOwnNumber(ownNumber, session);
    if (matchedCount > 0) return { upsertedCount: 0, modifiedCount };
    await insertNew(owner, ownNumber, session);
    return { upsertedCount: 1, modifiedCount: 0 };
  });
}
