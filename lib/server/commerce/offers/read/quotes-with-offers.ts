import 'server-only';
import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import type { PersonOwner } from '@/lib/server/identity/owner';
import { listOwnQuotes } from '@/lib/server/inbox/requests/list-own-quotes';
import { listRequests } from '@/lib/server/inbox/requests/list-requests';
import type { OwnQuote, OwnQuotesQuery } from '@/lib/shared/inbox/quote.schema';
import type { RequestsQuery } from '@/lib/shared/inbox/request.schema';
import type { RequestKind } from '@/lib/shared/inbox/request-rules';
import type { ListedRequests } from '@/lib/shared/inbox/requests.contract';
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

/** Requests of a kind; those for quote each with the offer that answers it. Throws `forbidden`. */
export async function listRequestsWithOffers<Kind extends RequestKind>(
  kind: Kind,
  actor: Actor,
  query: RequestsQuery = {},
  now: Date = new Date(),
): Promise<{ requests: ListedRequests[Kind][]; total: number }> {
  const { requests, total } = await listRequests(kind, actor, query);
  return { requests: kind === 'quote' ? await withOffers(requests, now) : requests, total };
}
