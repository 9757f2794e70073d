import type { ClientSession } from 'mongodb';
import { requireFreeNumber } from '@/lib/server/commerce/companies/add/customer-number';
import { renumberOrders } from '@/lib/server/commerce/orders/place/renumber-orders';
import type { Caller } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { requirePermission } from '@/lib/server/identity/permissions';
import { findIdentityById, type Identity } from '@/lib/server/identity/users/identity';
import { changeDetails } from '@/lib/server/identity/users/imported-accounts';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import type { ChangeCustomerInput } from '@/lib/shared/customers/customer.schema';
import { AppError } from '@/lib/shared/messages/errors';

/** Gives an account that belongs to no company a number that nobody else has, and its open orders with it; with an empty one none. */
export async function setNumber(
  user: Identity,
  customerNumber: string,
  by: AuditActor,
  session: ClientSession,
): Promise<void> {
  await changeDetails(user, { customerNumber }, by, session);
  await renumberOrders(ownerOf({ userId: user._id }), customerNumber, session);
}

/**
 * Gives a customer a number of the shop's own books. Throws `forbidden`, `not-found`, `customer-number-taken`, and `validation-failed`
 * for a member of a company, whose number is the company's, and for an admin.
 */
export async function changeCustomer(
  caller: Caller,
  id: string,
  { customerNumber }: ChangeCustomerInput,
): Promise<{ modifiedCount: number }> {
  requirePermission(caller, 'import-customers');
  const userId = parseObjectId(id);
  return inTransaction(async (session) => {
    const user = await findIdentityById(userId, session);
    if (!user) throw new AppError('not-found');
    if (customerNumber === (user.customerNumber ?? '')) return { modifiedCount: 0 };
    if (customerNumber !== '') requireNumberable(user);
    await requireFreeNumber(customerNumber, userId, session);
    await setNumber(user, customerNumber, caller, session);
    return { modifiedCount: 1 };
  });
}

function requireNumberable({ role, company }: Identity): void {
  const fault = role === 'admin' ? 'not-a-customer' : company && 'customer-number-of-company';
  if (fault) throw new AppError('validation-failed', { issues: { customerNumber: [fault] } });
}
