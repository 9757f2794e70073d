import 'server-only';
import type { ClientSession } from 'mongodb';
import { withdrawRequisitions } from '@/lib/server/commerce/approvals/decide/withdraw-requisitions';
import { endCompany } from '@/lib/server/commerce/companies/edit/end-company';
import { ordersGuard } from '@/lib/server/commerce/companies/ordering-company';
import { endSharedLists } from '@/lib/server/commerce/lists/lists-of-owner';
import { openOrdersOf } from '@/lib/server/commerce/orders/lifecycle/anonymise-buyer';
import { hasOpenInvoices } from '@/lib/server/commerce/receivables/figures/receivable-figures';
import { companyOwner, ownerKey } from '@/lib/server/identity/owner';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { takeGuard } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';

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
