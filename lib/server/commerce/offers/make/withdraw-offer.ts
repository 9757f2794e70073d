import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import type { ManagedOffer, WithdrawOfferInput } from '@/lib/shared/offers/offer.schema';
import { NOT_HELD, releaseHeldUnits } from '../held-units';
import { recordOfferEvent } from '../offer-events';
import { findOffer, updateOffer } from '../offers.repository';
import { managedResponse } from '../read/get-offer';
import { offerOver, requireStep, type StepContext } from '../take-step';

/** One that is withdrawn already is returned as it is. Throws `forbidden`, `not-found`, `offer-over` (accepted, or declined). */
export async function withdrawOffer(
  actor: Actor,
  id: string,
  { reason }: WithdrawOfferInput,
  { endWaiting, now = new Date() }: StepContext,
): Promise<ManagedOffer> {
  requirePermission(actor, 'manage-offers');
  const offerId = parseObjectId(id);
  const offer = await inTransaction(async (session) => {
    const before = await findOffer(offerId, session);
    if (!before) throw new AppError('not-found');
    if (before.state === 'withdrawn') return before;
    const { state } = requireStep('withdraw', before, { seen: before.version, now });
    await releaseHeldUnits(before, { actorId: actor.userId, at: now }, session);
    const ended = { state, endedAt: now, endedBy: actor.userId, ...(reason ? { reason } : {}) };
    const after = await updateOffer(before, { $set: ended, $unset: NOT_HELD }, session);
    if (!after) throw offerOver(before, now);
    await endWaiting(before._id, { actor, now }, session);
    await recordOfferEvent('offer.withdrawn', { actor, offer: after, from: before.state }, session);
    return after;
  });
  return managedResponse(offer, now);
}
