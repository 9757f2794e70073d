import 'server-only';
import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import type { PersonOwner } from '@/lib/server/identity/owner';
import { listOwnQuotes } from '@/lib/server/inbox/requests/list-own-quotes';
import { listRequests } from '@/lib/server/inbox/requests/list-requests';
import type { OwnQuote, OwnQuotesQuery, QuoteRequest } from '@/lib/shared/inbox/quote.schema';
import type { RequestsQuery } from '@/lib/shared/inbox/request.schema';
import { serializeMark } from '../offer.serializer';
import { findOffersOfRequests } from '../offers.repository';

async function withOffers<Request extends { _id: string }>(
  requests: readonly Request[],
  now: Date,
): Promise<Request[]> {
  const offers = await findOffersOfRequests(requests.map(({ _id }) => new ObjectId(_id)));
  const byRequest = new Map(offers.map((offer) => [offer.requestId?.toHexString(), offer]));
  return requests.map((request) => {
    const offer = byRequest.get(request._id);
    return offer ? { ...request, offer: serializeMark(offer, now) } : request;
  });
}

/** One's requests for quote, each with the offer that answers it. */
export async function listQuotesWithOffers(
  owner: PersonOwner,
  query: OwnQuotesQuery = {},
  now: Date = new Date(),
): Promise<{ quotes: OwnQuote[]; total: number }> {
  const { quotes, total } = await listOwnQuotes(owner, query);
  return { quotes: await withOffers(quotes, now), total };
}

/** Throws `forbidden`. */
export async function listAllQuotesWithOffers(
  actor: Actor,
  query: RequestsQuery = {},
  now: Date = new Date(),
): Promise<{ requests: QuoteRequest[]; total: number }> {
  const { requests, total } = await listRequests('quote', actor, query);
  return { requests: await withOffers(requests, now), total };
}
