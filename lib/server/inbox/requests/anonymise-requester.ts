import type { ClientSession } from 'mongodb';
import type { RequestOf } from '@/lib/server/platform/db/documents/requests-and-offers';
import type { RequestKind } from '@/lib/shared/requests/request-rules';
import type { Requester } from './requester';
import { anonymiseQuoteRequests, deleteContactMessages, findRequestsOf } from './requests.repository';

export async function requestsOf<Kind extends RequestKind>(
  kind: Kind,
  requester: Requester,
): Promise<RequestOf<Kind>[]> {
  return findRequestsOf(kind, requester);
}

/** Tools and number of a request for quote stay; a message is deleted, since it is nothing but what the person wrote. */
export async function anonymiseRequester(requester: Requester, session: ClientSession): Promise<void> {
  await anonymiseQuoteRequests(requester, session);
  await deleteContactMessages(requester, session);
}
