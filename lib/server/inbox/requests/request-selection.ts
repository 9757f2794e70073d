import 'server-only';
import { wordPatterns } from '@/lib/server/platform/search/word-patterns';
import type { RequestsQuery } from '@/lib/shared/inbox/request.schema';
import type { RequestSelection } from './requests.repository';

const PAGE_LIMIT = 25;

/** Converts page and limit to skip and limit, 25 a page by default. */
export function pageOf(query: { page?: number | undefined; limit?: number | undefined }) {
  const limit = query.limit ?? PAGE_LIMIT;
  return { skip: ((query.page ?? 1) - 1) * limit, limit };
}

/** Returns what an admin's query selects: open requests, unless it names another state or `all`. */
export function requestSelection(query: RequestsQuery): RequestSelection {
  const state = query.state ?? 'open';
  return { state: state === 'all' ? undefined : state, words: wordPatterns(query.q), ...pageOf(query) };
}
