import 'server-only';
import { getOffer } from '@/lib/server/commerce/offers/read/get-offer';
import type { Actor } from '@/lib/server/identity/actor';
import { companyOf } from '@/lib/server/identity/users/company-members';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { toCents } from '@/lib/shared/numbers/money';
import type { Offer } from '@/lib/shared/offers/offer.schema';
import { isOpen, mayRead } from '../requisitions.policy';
import { findSubmittedOffer } from '../requisitions.repository';
import { previewApproval } from './preview-approval';

async function submittedAs(
  actor: Actor,
  { _id, version }: Offer,
  now: Date,
): Promise<Pick<Offer, 'requisition'>> {
  const company = companyOf(actor);
  if (!company) return {};
  const found = await findSubmittedOffer(company.id, { offerId: parseObjectId(_id), version });
  const open = found.filter((one) => isOpen(one, now) && mayRead(actor, one));
  const isOwn = ({ requesterId }: (typeof open)[number]) => requesterId.equals(actor.userId);
  const shown = open.find(isOwn) ?? open[0];
  if (!shown) return {};
  return { requisition: { _id: shown._id.toHexString(), number: shown.number, own: isOwn(shown) } };
}

/** An offer, with what its order would need, or who submitted it for approval. Throws `not-found`. */
export async function getOfferWithApproval(actor: Actor, id: string, now: Date = new Date()): Promise<Offer> {
  const offer = await getOffer(actor, id, now);
  const [approval, submitted] = await Promise.all([
    previewApproval(actor, toCents(offer.due), now),
    offer.state === 'sent' ? submittedAs(actor, offer, now) : {},
  ]);
  return { ...offer, approval, ...submitted };
}
