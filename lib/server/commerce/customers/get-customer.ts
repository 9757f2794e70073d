import { companyOfCustomer } from '@/lib/server/commerce/companies/get-company';
import { listBuyersOrders, readBuyerSums } from '@/lib/server/commerce/orders/read/buyer-figures';
import { priceGroupName } from '@/lib/server/commerce/prices/find-price-groups';
import type { Actor } from '@/lib/server/identity/actor';
import { getAccount } from '@/lib/server/identity/users/account-for-admins';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { ManagedCustomer } from '@/lib/shared/customers/customer.schema';
import { pick } from '@/lib/shared/texts/pick';

const ORDERS = 5;

/** Throws `forbidden`, and `not-found`, also once the account is closed. */
export async function getCustomer(actor: Actor, id: string): Promise<ManagedCustomer> {
  const account = await getAccount(actor, id);
  const { priceGroupId } = account;
  const [company, sums, { orders }, priceGroup] = await Promise.all([
    companyOfCustomer(actor, id),
    readBuyerSums(actor, id),
    listBuyersOrders(actor, id, { page: 1, limit: ORDERS }),
    priceGroupId ? priceGroupName(parseObjectId(priceGroupId)) : null,
  ]);
  return {
    ...pick(account, '_id', 'email', 'name', 'role', 'verified', 'phone', 'address', 'createdAt'),
    ...optionalField('customerNumber', account.customerNumber),
    ...(priceGroupId ? { priceGroupId } : {}),
    ...(priceGroup ? { priceGroup } : {}),
    ...(company ? { company } : {}),
    note: account.note.text,
    sums,
    orders,
  };
}
