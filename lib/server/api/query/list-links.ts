import { env } from '@/lib/server/platform/config/env';
import { type Contract, PAGE_SIZE } from '@/lib/shared/calls/contract';

/** What a use case returns beside the entries of a list. */
export type ListPart = {
  /** The number of all entries. */
  total: number;
  /** The size of a page, where the list has pages that were not asked for. */
  limit?: number;
  /** Of a list that is read on behind its last entry: `after` of the next page, null on the last one. */
  next?: string | null;
};

/** The request of a list: its query was parsed already. */
type Asked = { url: string; query: unknown };

/** Four addresses of this length fit into the headers that proxies take. */
const QUERY_LENGTH_MAX = 800;

/** Names the size of the page that a request asks for without naming it, so that links to other pages are of the same size. */
export function withPageSize<Query>({ success }: Contract, query: Query): Query {
  const { page, limit } = (query ?? {}) as { page?: number; limit?: number };
  if (!('list' in success) || page === undefined || limit !== undefined) return query;
  return { ...query, limit: success.pageSize ?? PAGE_SIZE };
}

/**
 * Returns `Link` (RFC 8288) with the first page, the one before, the next and the last, with the other parameters of the request;
 * null where the list was sent as a whole, or the query is too long to be repeated.
 */
function linksOf({ url, query }: Asked, part: ListPart & { length: number }): string | null {
  const { total, length, next } = part;
  const { page: sent, limit = part.limit } = (query ?? {}) as { page?: number; limit?: number };
  if (sent === undefined && limit === undefined && length >= total) return null;
  const { searchParams, search, pathname } = new URL(url);
  if (search.length > QUERY_LENGTH_MAX) return null;
  const page = sent ?? 1;
  const { origin } = new URL(env().NEXTAUTH_URL);
  // Without a size this is the first page of a list that has pages unasked.
  const last = Math.max(1, Math.ceil(total / (limit ?? length)));
  const link = (rel: string, to: number, after?: string) => {
    const parameters = new URLSearchParams(searchParams);
    parameters.delete('after');
    parameters.set('page', String(to));
    if (after) parameters.set('after', after);
    return `<${origin}${pathname}?${parameters}>; rel="${rel}"`;
  };
  const hasNext = next === undefined ? page < last : next !== null;
  return [
    link('first', 1),
    ...(page > 1 ? [link('prev', Math.min(page - 1, last))] : []),
    ...(hasNext ? [link('next', page + 1, next ?? undefined)] : []),
    link('last', last),
  ].join(', ');
}

/** Returns what all lists have: how many entries there are, and where their other pages are. */
export function listHeaders(
  { query }: Contract,
  asked: Asked,
  part: ListPart & { length: number },
): [string, string][] {
  const links = query && 'page' in query.shape ? linksOf(asked, part) : null;
  return [['x-total-count', String(part.total)], ...(links ? [['link', links] as [string, string]] : [])];
}
