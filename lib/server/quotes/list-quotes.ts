import 'server-only';
import type { Actor } from '@/lib/server/auth/actor';
import { mayManageEnquiries } from '@/lib/server/enquiries/enquiry.policy';
import { enquirySelection, pageOf } from '@/lib/server/enquiries/enquiry-selection';
import { AppError } from '@/lib/shared/errors';
import type { EnquiriesQuery } from '@/lib/shared/schemas/enquiry';
import type { OwnQuote, OwnQuotesQuery, QuoteRequest } from '@/lib/shared/schemas/quote';
import { serializeOwnQuote, serializeQuote } from './quote-request.serializer';
import { countQuoteRequests, findQuoteRequests } from './quote-requests.repository';

/** One page of everyone's requests that fit, newest first, and how many fit in all; for admins. Throws `forbidden`. */
export async function listAllQuotes(
  actor: Actor,
  query: EnquiriesQuery = {},
): Promise<{ quotes: QuoteRequest[]; total: number }> {
  if (!mayManageEnquiries(actor)) throw new AppError('forbidden');
  const selection = enquirySelection(query);
  const [documents, total] = await Promise.all([findQuoteRequests(selection), countQuoteRequests(selection)]);
  return { quotes: documents.map(serializeQuote), total };
}

/** One page of what the actor has asked for while signed in, newest first, and how many there are in all. */
export async function listOwnQuotes(
  actor: Actor,
  query: OwnQuotesQuery = {},
): Promise<{ quotes: OwnQuote[]; total: number }> {
  const selection = { userId: actor.userId, ...pageOf(query) };
  const [documents, total] = await Promise.all([findQuoteRequests(selection), countQuoteRequests(selection)]);
  return { quotes: documents.map(serializeOwnQuote), total };
}
