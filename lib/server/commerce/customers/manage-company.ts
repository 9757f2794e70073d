import type { ClientSession } from 'mongodb';
import { withdrawRequisitions } from '@/lib/server/commerce/approvals/end-requisition';
import { changeCompany, endCompany } from '@/lib/server/commerce/companies/change-company';
import { ordersGuard } from '@/lib/server/commerce/companies/find-company';
import { endSharedLists } from '@/lib/server/commerce/lists/lists-of-owner';
import { openOrdersOf } from '@/lib/server/commerce/orders/lifecycle/anonymise-buyer';
import { renumberOrders } from '@/lib/server/commerce/orders/place/renumber-orders';
import { hasOpenInvoices } from '@/lib/server/commerce/receivables/receivable-figures';
import type { Caller } from '@/lib/server/identity/actor';
import { companyOwner, ownerKey } from '@/lib/server/identity/owner';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { takeGuard } from '@/lib/server/platform/db/transaction';
import type { ManagedCompany } from '@/lib/shared/companies/company.schema';
import type { ChangeCompanyInput } from '@/lib/shared/companies/managed-company.schema';
import { AppError } from '@/lib/shared/messages/errors';

/** Changes a company as `changeCompany` does, or closes it: `company-in-use` while an order of it is open. */
export async function manageCompany(
  actor: Caller,
  id: string,
  input: ChangeCompanyInput,
  now: Date = new Date(),
): Promise<ManagedCompany> {
  const inUse = 'company-in-use' as const;
  return changeCompany(actor, id, input, {
    close: (company, session) => closeCompany(company, { actor, now, inUse }, session),
    renumber: ({ _id, customerNumber = '' }, session) =>
      renumberOrders(companyOwner(_id), customerNumber, session),
    now,
  });
}

/**
 * Ends memberships, invitations, open requisitions and the sharing of lists; orders and invoices stay, for the shop alone. Throws
 * `inUse` while an order is unpaid or was not shipped, or an invoice is open, also against an order that is placed at this moment.
 */
export async function closeCompany(
  company: CompanyDocument,
  { actor, now, inUse }: { actor: AuditActor; now: Date; inUse: 'company-in-use' | 'last-owner' },
  session: ClientSession,
): Promise<void> {
  const owner = companyOwner(company._id);
  await takeGuard(ordersGuard(ownerKey(owner)), session);
  const { unpaid, awaitsShipment } = await openOrdersOf(owner, session);
  if (unpaid.length > 0 || awaitsShipment || (await hasOpenInvoices(company._id, session)))
    throw new AppError(inUse);
  await withdrawRequisitions({ companyId: company._id }, { actor, now }, session);
  await endSharedLists(company._id, session);
  await endCompany(company, actor, now, session);
}
