import 'server-only';
import type { ClientSession } from 'mongodb';
import type { RequestOf } from '@/lib/server/platform/db/documents/requests';
import type { RequestKind } from '@/lib/shared/inbox/request-rules';
import type { Requester } from './requester';
import { anonymiseQuoteRequests, deleteContactMessages, findRequestsOf } from './requests.repository';

/** Returns all requests of a kind that someone has sent, newest first. */
export async function requestsOf<Kind extends RequestKind>(
  kind: Kind,
  requester: Requester,
): Promise<RequestOf<Kind>[]> {
  return findRequestsOf(kind, requester);
}

/**
 * Removes a person's data from their requests, within the caller's transaction. Tools and number of a request for quote
 * stay; a message is deleted, since it holds nothing but what the person wrote.
 */
export async function anonymiseRequester(requester: Requester, session: ClientSession): Promise<void> {
  await anonymiseQuoteRequests(requester, session);
  await deleteContactMessages(requester, session);
}
