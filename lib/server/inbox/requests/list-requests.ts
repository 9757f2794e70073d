import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { RequestOf } from '@/lib/server/platform/db/documents/requests-and-offers';
import { AppError } from '@/lib/shared/messages/errors';
import type { RequestsQuery } from '@/lib/shared/requests/request.schema';
import type { RequestKind } from '@/lib/shared/requests/request-rules';
import type { ListedRequests } from '@/lib/shared/requests/requests.contract';
import { REQUEST_KINDS } from './request-kinds';
import { requestSelection } from './request-selection';
import { countRequests, findRequest, findRequests } from './requests.repository';

/** Newest first. Throws `forbidden`. */
export async function listRequests<Kind extends RequestKind>(
  kind: Kind,
  actor: Actor,
  query: RequestsQuery = {},
): Promise<{ requests: ListedRequests[Kind][]; total: number }> {
  requirePermission(actor, 'manage-requests');
  const selection = requestSelection(query);
  const [documents, total] = await Promise.all([
    findRequests(kind, selection),
    countRequests(kind, selection),
  ]);
  return { requests: documents.map((document) => REQUEST_KINDS[kind].serialize(document)), total };
}

/** Throws `forbidden`. */
export async function countOpenRequests(kind: RequestKind, actor: Actor): Promise<number> {
  requirePermission(actor, 'manage-requests');
  return countRequests(kind, requestSelection({}));
}

/** Throws `not-found`. */
export async function readRequest<Kind extends RequestKind>(
  kind: Kind,
  id: ObjectId,
): Promise<RequestOf<Kind>> {
  const request = await findRequest(kind, id);
  if (!request) throw new AppError('not-found');
  return request;
}
