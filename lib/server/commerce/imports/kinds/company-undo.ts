import { type ClientSession, ObjectId } from 'mongodb';
import { isNumberTaken } from '@/lib/server/commerce/companies/add/customer-number';
import { removeImported, setImported } from '@/lib/server/commerce/companies/add/imported-companies';
import { findCompanyById, membersGuard } from '@/lib/server/commerce/companies/find-company';
import { judgeVatId } from '@/lib/server/commerce/companies/vat/judge-vat-id';
import { closeCompany } from '@/lib/server/commerce/customers/manage-company';
import { hasOrders, renumberOrders } from '@/lib/server/commerce/orders/place/renumber-orders';
import { type Groups, groupsByName } from '@/lib/server/commerce/prices/find-price-groups';
import { receivableFigures } from '@/lib/server/commerce/receivables/receivable-figures';
import type { UndoneRow } from '@/lib/server/commerce/tools/rows/undo-tool-rows';
import { companyOwner } from '@/lib/server/identity/owner';
import { membersOf } from '@/lib/server/identity/users/company-members';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { ImportOutcome } from '@/lib/server/platform/db/documents/imports';
import { takeGuard } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { addedCompany, type CompanyBack, filedCompany } from './filed-company';
import type { Kind } from './kind';

type Context = Parameters<Kind['undo']>[1];

/** Removes a company that an import added, or closes it where it has orders, members or payments. Returns false where it cannot be. */
async function takeBack(
  company: CompanyDocument,
  { by, now }: Context,
  session: ClientSession,
): Promise<boolean> {
  const { _id } = company;
  const isUsed =
    (await hasOrders(companyOwner(_id), session)) ||
    (await membersOf(_id, session)).length > 0 ||
    (await receivableFigures([_id])).size > 0;
  if (!isUsed) {
    await removeImported(company, by, session);
    return true;
  }
  try {
    await closeCompany(company, { actor: by, now, inUse: 'company-in-use' }, session);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'company-in-use') return false;
    throw error;
  }
}

async function undoRow(
  { row, back }: ImportOutcome,
  { groups, context, session }: { groups: Groups; context: Context; session: ClientSession },
): Promise<UndoneRow> {
  const { companyId, made, before, after } = back as CompanyBack;
  const id = new ObjectId(companyId);
  await takeGuard(membersGuard(id), session);
  const company = await findCompanyById(id, session);
  if (!company) return { row, kept: 'gone' };
  const isAsImported = JSON.stringify(filedCompany(company, groups)) === JSON.stringify(after);
  if (company.state === 'closed' || !isAsImported) return { row, kept: 'edited-meanwhile' };
  if (made) return (await takeBack(company, context, session)) ? { row } : { row, kept: 'edited-meanwhile' };
  if (JSON.stringify(before) === JSON.stringify(after)) return { row };
  const { customerNumber } = before;
  const isRenumbered = customerNumber !== after.customerNumber;
  if (isRenumbered && customerNumber !== '' && (await isNumberTaken(customerNumber, id, session)))
    return { row, kept: 'edited-meanwhile' };
  const { vat } = before.vatId === after.vatId ? {} : await judgeVatId(before.vatId, context.now);
  await setImported(company, addedCompany(before, groups, company), { by: context.by, vat }, session);
  if (isRenumbered) await renumberOrders(companyOwner(id), customerNumber, session);
  return { row };
}

/** Takes back what an import did to companies. */
export const undoCompanyRows: Kind['undo'] = async (outcomes, context, session) => {
  const groups = await groupsByName();
  const undone: UndoneRow[] = [];
  for (const outcome of outcomes)
    if (outcome.back !== undefined) undone.push(await undoRow(outcome, { groups, context, session }));
  return undone;
};
