import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { QuoteRequestDocument } from '@/lib/server/db/documents/enquiries';
import { anonymiseQuoteRequests, findQuoteRequestsOf } from './quote-requests.repository';

/** Whose requests: those of the account, and those of its e-mail where it is proved to be theirs. */
export type Enquirer = { userId: ObjectId; email: string | null };

/** What someone has asked a quote for, newest first. */
export async function quoteRequestsOf(enquirer: Enquirer): Promise<QuoteRequestDocument[]> {
  return findQuoteRequestsOf(enquirer);
}

/** Takes the person and what they wrote from their requests, within the caller's transaction; tools and numbers stay. */
export async function forgetEnquirer(enquirer: Enquirer, session: ClientSession): Promise<void> {
  await anonymiseQuoteRequests(enquirer, session);
}
