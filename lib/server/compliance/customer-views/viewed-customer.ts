import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/errors';
import { mayView } from './customer-views.policy';
import { findView } from './customer-views.repository';
import { viewKeyOf } from './view-key';

/** A customer whose pages are viewed, as reading takes the actor. It has no session, so that nothing can be signed for it. */
export type ViewedCustomer = { customer: Actor; until: Date };

/**
 * Returns the customer with this id for whom the actor has begun a view in this session that still lasts: the one check that every
 * read of a view passes. A customer who became an admin meanwhile is no longer viewed. Throws `forbidden`, and `not-found` without a
 * view.
 */
export async function viewedCustomer(actor: Actor, id: string, now = new Date()): Promise<ViewedCustomer> {
  requirePermission(actor, 'view-as-customer');
  const customerId = parseObjectId(id);
  const view = await findView(viewKeyOf(actor, customerId), now);
  const user = view && (await findIdentityById(customerId));
  if (!view || !user || !mayView(actor, user)) throw new AppError('not-found');
  const customer: Actor = {
    userId: user._id,
    email: user.email,
    name: user.name,
    image: user.image,
    role: 'customer',
    emailVerified: user.emailVerified !== null,
    language: user.language,
    priceGroupId: user.priceGroupId,
    sessionId: '',
    sessionVersion: user.sessionVersion,
    secondFactor: false,
  };
  return { customer, until: view.until };
}
