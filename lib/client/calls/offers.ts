import { call } from '@/lib/client/api';
import type {
  AcceptOfferInput,
  CounterOfferInput,
  DeclineOfferInput,
  MakeOfferInput,
  OfferVersionInput,
} from '@/lib/shared/offers/offer.schema';
import { managedOfferCalls, offerCalls } from '@/lib/shared/offers/offers.contract';

/** Returns the id of the order. */
export async function acceptOffer(
  id: string,
  body: AcceptOfferInput,
  idempotencyKey: string,
): Promise<string> {
  return (await call(offerCalls.acceptOffer, { params: { id }, body, idempotencyKey })).insertedId;
}

export async function submitOffer(id: string, body: AcceptOfferInput, idempotencyKey: string): Promise<void> {
  await call(offerCalls.submitOffer, { params: { id }, body, idempotencyKey });
}

export async function counterOffer(id: string, body: CounterOfferInput): Promise<void> {
  await call(offerCalls.counterOffer, { params: { id }, body });
}

export async function declineOffer(id: string, body: DeclineOfferInput): Promise<void> {
  await call(offerCalls.declineOffer, { params: { id }, body });
}

/** For admins. */
export async function makeOffer(
  body: MakeOfferInput,
  idempotencyKey: string,
): Promise<{ id: string; number: string }> {
  const { insertedId: id, number } = await call(managedOfferCalls.makeOffer, { body, idempotencyKey });
  return { id, number };
}

/** For admins. */
export async function sendVersion(
  id: string,
  body: OfferVersionInput,
  idempotencyKey: string,
): Promise<{ id: string; number: string }> {
  const { number } = await call(managedOfferCalls.sendOfferVersion, { params: { id }, body, idempotencyKey });
  return { id, number };
}

/** For admins. */
export async function withdrawOffer(id: string): Promise<void> {
  await call(managedOfferCalls.withdrawOffer, { params: { id }, body: {} });
}
