import type { ClientSession, ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { RequestFields } from '@/lib/server/platform/db/documents/requests-and-offers';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import type { RequestMove } from '@/lib/shared/requests/request.schema';
import type { RequestKind } from '@/lib/shared/requests/request-rules';
import { REQUEST_KINDS } from './request-kinds';
import { findRequest, markRequestAnswered, reopenRequest } from './requests.repository';

/**
 * An update that changed nothing is no error if the actor made the same one before. Throws `conflict` if another admin was
 * faster.
 */
function requireSameAdmin(actor: Actor, to: RequestMove, current: RequestFields): void {
  if (to === 'open' || current.answeredBy?.userId.equals(actor.userId)) return;
  const { answeredBy, answeredAt } = current;
  if (!answeredBy || !answeredAt) throw new AppError('conflict');
  throw new AppError('conflict', {
    reason: {
      code: 'answered-before',
      // Readable in any language.
      params: {
        name: answeredBy.name,
        moment: answeredAt.toISOString().replace(/T(\d\d:\d\d).*$/, ' $1 UTC'),
      },
    },
  });
}

/** Returns false for one that is in that state already, or does not exist. */
export async function moveWithin<Kind extends RequestKind>(
  kind: Kind,
  requestId: ObjectId,
  { actor, to, now }: { actor: Actor; to: RequestMove; now: Date },
  session: ClientSession,
): Promise<boolean> {
  const answered = { answeredAt: now, answeredBy: { userId: actor.userId, name: actor.name } };
  const before = await (to === 'answered'
    ? markRequestAnswered(kind, requestId, answered, session)
    : reopenRequest(kind, requestId, session));
  if (!before) return false;
  await REQUEST_KINDS[kind].recordMove({ before, to, actor }, session);
  return true;
}

/**
 * `modifiedCount` is 0 if it is in that state already. Throws `forbidden`, `not-found`, and `conflict` if another admin has
 * answered it before.
 */
export async function moveRequest(
  kind: RequestKind,
  actor: Actor,
  id: string,
  to: RequestMove,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  requirePermission(actor, 'manage-requests');
  const requestId = parseObjectId(id);
  const isMoved = await inTransaction((session) => moveWithin(kind, requestId, { actor, to, now }, session));
  if (isMoved) return { modifiedCount: 1 };
  const current = await findRequest(kind, requestId);
  if (!current) throw new AppError('not-found');
  requireSameAdmin(actor, to, current);
  return { modifiedCount: 0 };
}
