import 'server-only';
import { compactText } from '@forgeline/tool-text/fold-text';
import { type ClientSession, ObjectId } from 'mongodb';
import { getToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import type { Actor } from '@/lib/server/identity/actor';
import { ownedBy, ownerKey, ownerOf, type PersonOwner } from '@/lib/server/identity/owner';
import type { AliasDocument } from '@/lib/server/platform/db/documents/aliases';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/messages/errors';
import { ALIASES_MAX, type AliasInput } from '@/lib/shared/own-numbers/own-number.schema';
import { countAliases, findAlias, insertAlias, updateAlias } from './own-numbers.repository';

/** Serialises transactions that add numbers of one owner. */
export function takeAliasGuard(owner: PersonOwner, session: ClientSession): Promise<void> {
  return takeGuard(`article numbers of ${ownerKey(owner)}`, session);
}

async function newAlias(owner: PersonOwner, input: AliasInput, now: Date): Promise<AliasDocument> {
  const toolId = parseObjectId(input.toolId);
  const offers = await getToolOffers([toolId]);
  if (!offers.has(toolId.toHexString())) throw new AppError('not-found');
  const key = compactText(input.alias);
  if (key === '') throw new AppError('validation-failed', { issues: { alias: ['alias-invalid'] } });
  const _id = new ObjectId();
  return { _id, ...ownedBy('aliases', owner), alias: input.alias, key, toolId, learnedAt: now };
}

/** Throws `validation-failed` where the owner has as many as they may. */
async function insertNew(owner: PersonOwner, alias: AliasDocument, session: ClientSession): Promise<void> {
  if ((await countAliases(owner, session)) >= ALIASES_MAX)
    throw new AppError('validation-failed', { issues: { alias: ['aliases-too-many'] } });
  await insertAlias(alias, session);
}

/** Idempotent. Throws `not-found` (not sold), `alias-taken` (assigned to another tool), `validation-failed`. */
export async function addAlias(
  actor: Actor,
  input: AliasInput,
  now: Date = new Date(),
): Promise<{ insertedId: string }> {
  const owner = ownerOf(actor);
  const alias = await newAlias(owner, input, now);
  return inTransaction(async (session) => {
    await takeAliasGuard(owner, session);
    const existing = await findAlias(owner, alias.key, session);
    if (existing && !existing.toolId.equals(alias.toolId)) throw new AppError('alias-taken');
    if (!existing) await insertNew(owner, alias, session);
    return { insertedId: (existing ?? alias)._id.toHexString() };
  });
}

/** Replaces an earlier assignment. Throws `not-found`, `validation-failed`. */
export async function setAlias(
  actor: Actor,
  input: AliasInput,
  now: Date = new Date(),
): Promise<{ upsertedCount: number; modifiedCount: number }> {
  const owner = ownerOf(actor);
  const alias = await newAlias(owner, input, now);
  return inTransaction(async (session) => {
    await takeAliasGuard(owner, session);
    const { matchedCount, modifiedCount } = await updateAlias(alias, session);
    if (matchedCount > 0) return { upsertedCount: 0, modifiedCount };
    await insertNew(owner, alias, session);
    return { upsertedCount: 1, modifiedCount: 0 };
  });
}
