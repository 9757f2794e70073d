import type { Buyer } from '@/lib/server/commerce/prices/buyer';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { requirePermission } from '@/lib/server/identity/permissions';
import { companyOf, membershipOf } from '@/lib/server/identity/users/company-members';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import { priceGroupIdOf } from '@/lib/server/identity/users/user-price-group';
import type { MembershipRecord } from '@/lib/server/platform/db/documents/users';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { isViewable } from './customer-views.policy';
import { findView } from './customer-views.repository';
import { viewKeyOf } from './start-view';

/**
 * Owner, prices and language of a customer whose pages are viewed. Calls that change anything take an `Actor`, which a view
 * does not have.
 */
export type ViewedCustomer = {
  buyer: Buyer;
  account: Pick<Actor, 'name' | 'email' | 'emailVerified'>;
  /** Also one that is not active. */
  company: MembershipRecord | undefined;
  until: Date;
};

/**
 * The one check of every page of a view. Null unless the actor started one in this session that has not expired, or if the
 * customer has become an admin. Throws `forbidden`, and `not-found` for a malformed id.
 */
export async function viewedCustomer(
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<ViewedCustomer | null> {
  requirePermission(actor, 'view-as-customer');
  const customerId = parseObjectId(id);
  const view = await findView(viewKeyOf(actor, customerId), now);
  const user = view && (await findIdentityById(customerId));
  if (!user || !isViewable(user)) return null;
  const { name, email, emailVerified, leftCompanyIds } = user;
  return {
    buyer: {
      owner: ownerOf({ userId: customerId, leftCompanyIds }),
      company: companyOf({ company: membershipOf(user) }),
      priceGroupId: priceGroupIdOf(user),
      reader: 'buyer',
    },
    account: { name, email, emailVerified: emailVerified !== null },
    company: membershipOf(user),
    until: view.until,
  };
}
