import { compactText } from '@forgeline/tool-text/fold-text';
import { type ClientSession, ObjectId } from 'mongodb';
import { getToolsByNumber } from '@/lib/server/commerce/tools/read/get-tool';
import { getToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import type { Actor } from '@/lib/server/identity/actor';
import { ownedBy, ownerKey, ownerOf, type PersonOwner } from '@/lib/server/identity/owner';
import type { OwnNumberDocument } from '@/lib/server/platform/db/documents/carts-and-lists';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import {
  OWN_NUMBERS_MAX,
  type OwnNumber,
  type OwnNumberInput,
} from '@/lib/shared/own-numbers/own-number.schema';
import {
  countOwnNumbers,
  deleteOwnNumber,
  deleteOwnNumbers,
  findOwnNumberByKey,
  findOwnNumbersOf,
  insertOwnNumber,
  updateOwnNumber,
} from './own-numbers.repository';

export async function listOwnNumbers(owner: PersonOwner): Promise<{ aliases: OwnNumber[]; total: number }> {
  const found = await findOwnNumbersOf(owner);
  const { tools } = await getToolsByNumber([], new Set(found.map(({ toolId }) => toolId.toHexString())));
  const byId = new Map(tools.map((tool) => [tool._id, tool]));
  const aliases = found.map(({ alias, toolId }): OwnNumber => {
    const id = toolId.toHexString();
    const tool = byId.get(id);
    return { alias, toolId: id, ...(tool ? { sku: tool.sku, name: tool.name } : {}) };
  });
  return { aliases, total: aliases.length };
}

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

export async function removeOwnNumber(actor: Actor, alias: string): Promise<{ deletedCount: number }> {
  return { deletedCount: await deleteOwnNumber(ownerOf(actor), compactText(alias)) };
}

export async function removeOwnNumbers(owner: PersonOwner, session: ClientSession): Promise<void> {
  await deleteOwnNumbers(owner, session);
}
