import { isDone } from '../stack/http-call';
import type { Person } from '../stack/people';
import { deliveryFor } from './charged-orders';
import { dueCentsOf, type OfferContent, type WalkOffer } from './companies';
import type { CompanyCalls } from './company-calls';

export async function makeOffer(
  calls: CompanyCalls,
  admin: Person,
  to: Pick<WalkOffer, 'company' | 'buyer'>,
  offer: OfferContent,
): Promise<void> {
  const body = { email: to.buyer.email, ...offer };
  const made = await calls.send(admin, 'POST /api/all-offer', body, true);
  if (made.status !== 201) return;
  const dueCents = dueCentsOf(offer);
  const facts = { ...to, version: 1, dueCents, belief: 'sent' as const };
  calls.world.companies.offers.push({ id: made.body.insertedId, ...facts });
  calls.world.did('offer made');
}

export async function newVersion(
  calls: CompanyCalls,
  admin: Person,
  offer: WalkOffer,
  content: OfferContent,
): Promise<void> {
  const body = { version: offer.version, ...content };
  const sent = await calls.send(admin, `POST /api/all-offer/${offer.id}/version`, body, true);
  if (!isDone(sent)) return;
  offer.version = sent.body.version;
  offer.belief = 'sent';
  offer.dueCents = dueCentsOf(content);
  calls.world.did('offer sent anew');
}

export async function acceptOffer(
  calls: CompanyCalls,
  offer: WalkOffer,
  payBy: 'card' | 'account',
): Promise<void> {
  const { id, version, dueCents, buyer, company } = offer;
  const at = { world: calls.world, calls, buyer };
  const priced = { request: `POST /api/offer/${id}/costs`, body: { version } };
  const { delivery, dueCents: valueCents } = await deliveryFor(at, priced, dueCents);
  const seen = calls.world.isCharging ? { seenDue: valueCents / 100 } : {};
  const body = { version, ...delivery, ...seen, payBy };
  const accepted = await calls.send(buyer, `POST /api/offer/${id}/accept`, body, true);
  if (accepted.status === 201) {
    offer.belief = 'over';
    calls.world.did('offer accepted');
    if (payBy === 'account') calls.addOrder({ id: accepted.body.insertedId, company, buyer, valueCents });
  }
  if (accepted.body?.code !== 'approval-required') return;
  const submitted = await calls.send(buyer, `POST /api/offer/${id}/submit`, body, true);
  calls.addRequisition(submitted, { company, requester: buyer, offer });
}

export async function answerWith(
  calls: CompanyCalls,
  offer: WalkOffer,
  how: 'counter' | 'decline',
): Promise<void> {
  const words = how === 'counter' ? { note: 'Ten percent less, please.' } : {};
  const body = { version: offer.version, ...words };
  const answered = await calls.send(offer.buyer, `POST /api/offer/${offer.id}/${how}`, body);
  if (!isDone(answered)) return;
  offer.belief = 'turned-down';
  if (how === 'counter') calls.world.did('offer countered');
}
