import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { DeclineOfferInput, Offer } from '@/lib/shared/offers/offer.schema';
import { NOT_HELD, releaseHeldUnits } from '../held-units';
import { recordOfferEvent } from '../offer-events';
import { updateOffer } from '../offers.repository';
import { offerResponse, requireOwnOffer } from '../read/get-offer';
import { offerOver, requireStep, type StepContext } from '../take-step';

/** What it holds is free at once. The same again changes nothing. Throws `not-found`, `offer-over`. */
export async function declineOffer(
  actor: Actor,
  id: string,
  { version, reason }: DeclineOfferInput,
  { endWaiting, now = new Date() }: StepContext,
): Promise<Offer> {
  const offer = await inTransaction(async (session) => {
    const before = await requireOwnOffer(actor, id, session);
    if (before.state === 'declined' && before.version === version) return before;
    const { state } = requireStep('decline', before, { seen: version, now });
    await releaseHeldUnits(before, { actorId: actor.userId, at: now }, session);
    const ended = { state, endedAt: now, endedBy: actor.userId, ...(reason ? { reason } : {}) };
    const after = await updateOffer(before, { $set: ended, $unset: NOT_HELD }, session);
    if (!after) throw offerOver(before, now);
    await endWaiting(before._id, { actor, now }, session);
    await recordOfferEvent('offer.declined', { actor, offer: after }, session);
    return after;
  });
  return offerResponse(offer, now);
}
