import 'server-only';
import type { EnquiriesQuery, EnquiryState } from '@/lib/shared/schemas/enquiry';
import { wordPatterns } from '../search/word-patterns';

const PAGE_LIMIT = 25;

/** Which part of the collection a query asks for. */
export type EnquirySelection = {
  /** Undefined for every state. */
  state: EnquiryState | undefined;
  /** Each has to be somewhere in what people wrote. */
  words: readonly RegExp[];
  skip: number;
  limit: number;
};

/** Page and limit as skip and limit, 25 a page unless told. */
export function pageOf(query: { page?: number | undefined; limit?: number | undefined }) {
  const limit = query.limit ?? PAGE_LIMIT;
  return { skip: ((query.page ?? 1) - 1) * limit, limit };
}

/** What an admin's query selects: what waits for an answer, unless it asks for another state or for all. */
export function enquirySelection(query: EnquiriesQuery): EnquirySelection {
  const state = query.state ?? 'open';
  return { state: state === 'all' ? undefined : state, words: wordPatterns(query.q), ...pageOf(query) };
}
