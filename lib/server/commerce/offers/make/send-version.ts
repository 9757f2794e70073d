import type { ClientSession, ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { findRepeated, type Idempotency, idempotencyOf, runOnce } from '@/lib/server/platform/idempotency';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { AppError } from '@/lib/shared/messages/errors';
import type { ChargedOfferVersionInput } from '@/lib/shared/offers/charged-offer.schema';
import type { ManagedOffer } from '@/lib/shared/offers/offer.schema';
import { heldBy, holdUnits, NOT_HELD, releaseHeldUnits } from '../held-units';
import { recordOfferEvent } from '../offer-events';
import { findOffer, updateOffer } from '../offers.repository';
import { managedResponse } from '../read/get-offer';
import { offerOver, requireStep } from '../take-step';
import { newVersion } from './new-version';
import { companyOfRecipient } from './recipient';

type Context = { idempotency: Idempotency | undefined; now: Date };

async function send(
  actor: Actor,
  offerId: ObjectId,
  input: ChargedOfferVersionInput,
  { idempotency, now }: Context,
  session: ClientSession,
): Promise<OfferDocument> {
  const before = await findOffer(offerId, session);
  if (!before) throw new AppError('not-found');
  if (isOfClosedAccount(before.to.email)) throw new AppError('conflict');
  const { state, version: v } = requireStep('version', before, { seen: input.version, now });
  const version = await newVersion(
    input,
    { v, sentBy: actor.userId, language: before.language, idempotency, now },
    session,
  );
  const companyId = await companyOfRecipient(before.to, session);
  const move = { actorId: actor.userId, at: now };
  const held = await releaseHeldUnits(before, move, session);
  if (version.holdStock) await holdUnits(before, version, { ...move, held }, session);
  const offer = await updateOffer(
    before,
    {
      $set: {
        ...{ state, version: v, validTo: version.validTo },
        ...(companyId ? { companyId } : {}),
        ...(version.holdStock ? heldBy(version) : {}),
      },
      $unset: {
        ...{ endedAt: '', endedBy: '', reason: '' },
        ...(companyId ? {} : { companyId: '' }),
        ...(version.holdStock ? {} : NOT_HELD),
      },
      $push: { versions: version },
    },
    session,
  );
  if (!offer) throw offerOver(before, now);
  await recordOfferEvent('offer.sent', { actor, offer }, session);
  return offer;
}

type Repeated = { offer: OfferDocument; idempotency?: Idempotency };

async function findByKey(offerId: ObjectId, key: string): Promise<Repeated | null> {
  const offer = await findOffer(offerId);
  const idempotency = offer?.versions.find((version) => version.idempotency?.key === key)?.idempotency;
  return offer && idempotency ? { offer, idempotency } : null;
}

/**
 * Sends a new version in place of the newest, whose hold ends in the same transaction. Once per key. Throws `forbidden`,
 * `not-found`, `conflict` (who received it closed their account), `offer-over` (another newest version, accepted, or withdrawn), `validation-failed`, `out-of-stock`,
 * `idempotency-mismatch`.
 */
export async function sendVersion(
  actor: Actor,
  id: string,
  input: ChargedOfferVersionInput,
  { key, now = new Date() }: { key?: string | undefined; now?: Date } = {},
): Promise<ManagedOffer> {
  requirePermission(actor, 'manage-offers');
  const offerId = parseObjectId(id);
  const idempotency = idempotencyOf(key, ['version', id, input]);
  const { offer } = await runOnce<Repeated>(
    () => findRepeated(idempotency, (given) => findByKey(offerId, given)),
    async () => ({
      offer: await inTransaction((session) => send(actor, offerId, input, { idempotency, now }, session)),
    }),
  );
  return managedResponse(offer, now);
}
