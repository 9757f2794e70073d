import 'server-only';
import { recordComplianceEvent } from '@/lib/server/compliance/compliance-events';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { findIdentityByEmail } from '@/lib/server/identity/users/identity';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { deleteView } from './customer-views.repository';
import { viewKeyOf } from './view-key';

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
