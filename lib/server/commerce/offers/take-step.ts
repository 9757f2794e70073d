import type { OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import { AppError } from '@/lib/shared/messages/errors';
import { afterStep, type OfferStanding, type OfferStep, offerState } from '@/lib/shared/offers/offer-states';

export function offerOver(offer: OfferDocument, now: Date): AppError {
  return new AppError('offer-over', { members: { state: offerState(offer, now), version: offer.version } });
}

/** Returns the state after a step that answers version `seen`. Throws `offer-over` with state and newest version. */
export function requireStep(
  step: OfferStep,
  offer: OfferDocument,
  { seen, now }: { seen: number; now: Date },
): Pick<OfferStanding, 'state' | 'version'> {
  const after = afterStep(step, offer, { seen, now });
  if (!after) throw offerOver(offer, now);
  return after;
}
