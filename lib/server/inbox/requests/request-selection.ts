import 'server-only';
import { wordPatterns } from '@/lib/server/platform/word-patterns';
import type { RequestsQuery } from '@/lib/shared/requests/request.schema';
import type { RequestSelection } from './requests.repository';

const PAGE_LIMIT = 25;

export function pageOf(query: { page?: number | undefined; limit?: number | undefined }) {
  const limit = query.limit ?? PAGE_LIMIT;
  return { skip: ((query.page ?? 1) - 1) * limit, limit };
}

/** Open requests, unless the query names another state or `all`. */
export function requestSelection(query: RequestsQuery): RequestSelection {
  const state = query.state ?? 'open';
  return { state: state === 'all' ? undefined : state, words: wordPatterns(query.q), ...pageOf(query) };
}
