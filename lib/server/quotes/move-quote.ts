import 'server-only';
import type { Actor } from '@/lib/server/auth/actor';
import { type EnquiryStore, moveEnquiry } from '@/lib/server/enquiries/move-enquiry';
import type { EnquiryMove } from '@/lib/shared/schemas/enquiry';
import { findQuoteRequest, markQuoteAnswered, reopenQuote } from './quote-requests.repository';

const STORE: EnquiryStore = {
  find: findQuoteRequest,
  markAnswered: markQuoteAnswered,
  reopen: reopenQuote,
  kind: 'quote',
};

/** Marks a request for quote as answered, or opens it again. See `moveEnquiry`. */
export function moveQuote(actor: Actor, id: string, to: EnquiryMove): Promise<{ modifiedCount: number }> {
  return moveEnquiry(STORE, actor, id, to);
}
