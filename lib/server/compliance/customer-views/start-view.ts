import { ObjectId } from 'mongodb';
import { recordComplianceEvent } from '@/lib/server/compliance/compliance-events';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { sessionHandle } from '@/lib/server/identity/sessions/session-token';
import { findIdentityByEmail } from '@/lib/server/identity/users/identity';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { isViewable } from './customer-views.policy';
import { deleteView, findView, insertView, type ViewKey } from './customer-views.repository';

/** A view cannot be extended, only started again. */
const VIEW_MS = 15 * 60_000;

/**
 * For this session alone; a view that has not expired stays as it is. Throws `forbidden`, also for an admin's account, and
 * `not-found`.
 */
export async function startView(actor: Actor, email: string, now = new Date()): Promise<{ until: string }> {
  requirePermission(actor, 'view-as-customer');
  return inTransaction(async (session) => {
    const customer = await findIdentityByEmail(email, session);
    if (!customer) throw new AppError('not-found');
    if (!isViewable(customer)) throw new AppError('forbidden');
    const key = viewKeyOf(actor, customer._id);
    const current = await findView(key, now, session);
    if (current) return { until: current.until.toISOString() };
    const about = { actor, customerId: customer._id };
    // An expired one whose end is not in the log yet.
    const expired = await deleteView(key, session);
    if (expired) await recordComplianceEvent('user.view-ended', { ...about, reason: 'expired' }, session);
    const until = new Date(now.getTime() + VIEW_MS);
    await insertView({ _id: new ObjectId(), ...key, startedAt: now, until }, session);
    await recordComplianceEvent('user.view-started', { ...about, until }, session);
    return { until: until.toISOString() };
  });
}

export async function endView(actor: Actor, email: string): Promise<{ deletedCount: number }> {
  requirePermission(actor, 'view-as-customer');
  return inTransaction(async (session) => {
    const customer = await findIdentityByEmail(email, session);
    if (!customer) throw new AppError('not-found');
    const ended = await deleteView(viewKeyOf(actor, customer._id), session);
    if (!ended) return { deletedCount: 0 };
    const view = { actor, customerId: customer._id, reason: 'ended' } as const;
    await recordComplianceEvent('user.view-ended', view, session);
    return { deletedCount: 1 };
  });
}

export function viewKeyOf({ userId, sessionId }: Actor, customerId: ObjectId): ViewKey {
  return { adminId: userId, session: sessionHandle(sessionId), customerId };
}
