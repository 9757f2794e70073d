import { ObjectId } from 'mongodb';
import { namesForPage } from '@/lib/server/commerce/tools/read/tool-names';
import type { Actor } from '@/lib/server/identity/actor';
import type { PersonOwner } from '@/lib/server/identity/owner';
import { getRequest, listOwnQuotes, listRequests } from '@/lib/server/inbox/requests/list-requests';
import type { OwnQuote, OwnQuotesQuery, QuoteRequest } from '@/lib/shared/requests/quote.schema';
import type { RequestsQuery } from '@/lib/shared/requests/request.schema';
import type { RequestKind } from '@/lib/shared/requests/request-rules';
import type { ListedRequests } from '@/lib/shared/requests/requests.contract';
import { CATALOGUE_LANGUAGE, type Language } from '@/lib/shared/site/languages';
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

async function namedForPage(
  quotes: readonly OwnQuote[],
  languages: readonly Language[],
): Promise<OwnQuote[]> {
  const languageOf = (place: number) => languages[place] ?? CATALOGUE_LANGUAGE;
  const nameOf = await namesForPage(
    quotes.flatMap(({ lines }, place) =>
      lines.map(({ toolId }) => ({ toolId, language: languageOf(place) })),
    ),
  );
  return quotes.map((quote, place) => ({
    ...quote,
    lines: quote.lines.map((line) => ({
      ...line,
      toolName: nameOf({ ...line, name: line.toolName, language: languageOf(place) }),
    })),
  }));
}

/** One's requests for quote, each with the offer that answers it. */
export async function listQuotesWithOffers(
  owner: PersonOwner,
  query: OwnQuotesQuery = {},
  now: Date = new Date(),
): Promise<{ quotes: OwnQuote[]; total: number }> {
  const { quotes, languages, total } = await listOwnQuotes(owner, query);
  return { quotes: await withOffers(await namedForPage(quotes, languages), now), total };
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

/** Throws `forbidden`, `not-found`. */
export async function getQuoteWithOffer(
  actor: Actor,
  id: string,
  now: Date = new Date(),
): Promise<QuoteRequest> {
  const request = await getRequest('quote', actor, id);
  const [answered = request] = await withOffers([request], now);
  return answered;
}
