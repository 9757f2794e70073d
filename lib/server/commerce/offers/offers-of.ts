import type { ClientSession } from 'mongodb';
import type { Requester } from '@/lib/server/inbox/requests/requester';
import type { OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import { CLOSED_ACCOUNT } from '@/lib/shared/accounts/closed-account';
import { toDollars } from '@/lib/shared/numbers/money';
import { newestOf } from './held-units';
import { findOffersOf, replaceRecipient } from './offers.repository';

const personOf = ({ owner, email }: Requester) => ({ userId: owner.id, email });

/** Returns offers made to a person, with what they wrote about them. */
export async function offersOf(requester: Requester): Promise<Record<string, unknown>[]> {
  const offers = await findOffersOf(personOf(requester));
  return offers.map((offer) => {
    const { number, state, to, createdAt, counters, reason } = offer;
    const { lines, dueCents, validUntil } = newestOf(offer);
    return {
      number,
      state,
      to: { name: to.name, email: to.email, company: to.company },
      tools: lines.map(({ sku, name, quantity }) => ({ sku, name, quantity })),
      value: toDollars(dueCents),
      validUntil,
      sentAt: createdAt,
      askedFor: counters.map(({ note, at }) => ({ note, at })),
      reason,
    };
  });
}

function withoutPerson({ counters }: OfferDocument): Pick<OfferDocument, 'to' | 'counters'> {
  return {
    to: { name: '', email: CLOSED_ACCOUNT.email },
    counters: counters.map((counter) => ({ ...counter, note: '' })),
  };
}

/** Lines, prices and states stay; approvers of a company still read its offers. */
export async function anonymiseOffers(requester: Requester, session: ClientSession): Promise<void> {
  for (const offer of await findOffersOf(personOf(requester), session))
    await replaceRecipient(offer._id, withoutPerson(offer), session);
}
