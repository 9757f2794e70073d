import 'server-only';
import { compactText } from '@forgeline/tool-text/fold-text';
import { ObjectId } from 'mongodb';
import { getToolOffers } from '@/lib/server/commerce/catalogue/stock/get-tool-offer';
import type { Actor } from '@/lib/server/identity/actor';
import { type Owner, ownedBy, ownerOf } from '@/lib/server/identity/owner';
import type { AliasDocument } from '@/lib/server/platform/db/documents/aliases';
import { isDuplicateKey } from '@/lib/server/platform/db/duplicate-key';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { ALIASES_MAX, type AliasInput } from '@/lib/shared/lists/alias.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { countAliases, findAlias, insertAlias, updateAlias } from './aliases.repository';

async function newAlias(owner: Owner, input: AliasInput, now: Date): Promise<AliasDocument> {
  const toolId = parseObjectId(input.toolId);
  const offers = await getToolOffers([toolId]);
  if (!offers.has(toolId.toHexString())) throw new AppError('not-found');
  const key = compactText(input.alias);
  if (key === '') throw new AppError('validation-failed', { issues: { alias: ['alias-invalid'] } });
  const _id = new ObjectId();
  return { _id, ...ownedBy('aliases', owner), alias: input.alias, key, toolId, learnedAt: now };
}

async function insertNew(owner: Owner, alias: AliasDocument): Promise<void> {
  if ((await countAliases(owner)) >= ALIASES_MAX)
    throw new AppError('validation-failed', { issues: { alias: ['aliases-too-many'] } });
  await insertAlias(alias);
}

/** Idempotent. Throws `not-found` (not sold), `alias-taken` (assigned to another tool), `validation-failed`. */
export async function addAlias(
  actor: Actor,
  input: AliasInput,
  now: Date = new Date(),
): Promise<{ insertedId: string }> {
  const owner = ownerOf(actor);
  const alias = await newAlias(owner, input, now);
  const findExisting = async () => {
    const existing = await findAlias(owner, alias.key);
    if (existing && !existing.toolId.equals(alias.toolId)) throw new AppError('alias-taken');
    return existing && { insertedId: existing._id.toHexString() };
  };
  const existing = await findExisting();
  if (existing) return existing;
  try {
    await insertNew(owner, alias);
  } catch (error) {
    // A concurrent request with the same number.
    const twin = isDuplicateKey(error) ? await findExisting() : null;
    if (!twin) throw error;
    return twin;
  }
  return { insertedId: alias._id.toHexString() };
}

/** Replaces an earlier assignment. Throws `not-found`, `validation-failed`. */
export async function setAlias(
  actor: Actor,
  input: AliasInput,
  now: Date = new Date(),
): Promise<{ upsertedCount: number; modifiedCount: number }> {
  const owner = ownerOf(actor);
  const alias = await newAlias(owner, input, now);
  const { matchedCount, modifiedCount } = await updateAlias(alias);
  if (matchedCount > 0) return { upsertedCount: 0, modifiedCount };
  try {
    await insertNew(owner, alias);
    return { upsertedCount: 1, modifiedCount: 0 };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return { upsertedCount: 0, modifiedCount: (await updateAlias(alias)).modifiedCount };
  }
}
