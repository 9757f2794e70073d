import 'server-only';
import type { ObjectId } from 'mongodb';
import type { RequestOf } from '@/lib/server/platform/db/documents/requests';
import type { RequestKind } from '@/lib/shared/inbox/request-rules';
import { AppError } from '@/lib/shared/messages/errors';
import { findRequest } from './requests.repository';

/** Throws `not-found`. */
export async function readRequest<Kind extends RequestKind>(
  kind: Kind,
  id: ObjectId,
): Promise<RequestOf<Kind>> {
  const request = await findRequest(kind, id);
  if (!request) throw new AppError('not-found');
  return request;
}
