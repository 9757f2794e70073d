import { companyCalls, managedCompanyCalls } from '@/lib/shared/companies/company.contract';
import { BILLING, pendingCompany } from '@/tests/support/companies';
import { unique } from '@/tests/support/store';
import { callRow } from './define-row';
import type { AccessRequest, Row } from './row';

const UNKNOWN = '0123456789abcdef01234567';
const NONE = { own: 404 };
const GUEST = { email: 'guest@example.com', role: 'buyer' };

async function ofCompany(body?: object): Promise<AccessRequest> {
  const { id } = await pendingCompany();
  return { path: { id }, body };
}

/**
 * Of people who belong to no company, so that there is none of theirs (404). What members, leavers and the owner of another
 * company may do is in tests/api/companies.
 */
export const COMPANY_ROWS: readonly Row[] = [
  callRow(
    companyCalls.registerCompany,
    { adminOwn: 403 },
    { request: () => ({ body: { name: 'Smiths', billing: BILLING } }), spendsHolder: true },
  ),
  callRow(companyCalls.getCompany, NONE),
  callRow(companyCalls.editCompany, NONE, { request: () => ({ body: { name: 'Smiths', revision: 0 } }) }),
  callRow(companyCalls.checkVatId, NONE),
  callRow(companyCalls.inviteMember, NONE, { request: () => ({ body: GUEST }) }),
  callRow(companyCalls.revokeInvitation, NONE, { request: () => ({ path: { id: UNKNOWN } }) }),
  callRow(
    companyCalls.joinCompany,
    { own: 404, adminOwn: 403 },
    { request: () => ({ body: { token: 'none' } }) },
  ),
  callRow(companyCalls.changeMember, NONE, {
    request: () => ({ path: { userId: UNKNOWN }, body: { role: 'buyer' } }),
  }),
  callRow(companyCalls.removeMember, NONE, { request: () => ({ path: { userId: UNKNOWN } }) }),
  callRow(companyCalls.listCompanyOrders, NONE),
  callRow(companyCalls.exportCompanyOrders, NONE),
  callRow(managedCompanyCalls.listCompanies),
  callRow(managedCompanyCalls.exportCompanyList),
  callRow(
    managedCompanyCalls.addCompany,
    {},
    {
      request: () => {
        const ownerEmail = `${unique('owner')}@example.com`;
        return { body: { name: unique('Dealer '), billing: BILLING, ownerEmail } };
      },
    },
  ),
  callRow(managedCompanyCalls.getManagedCompany, {}, { request: () => ofCompany() }),
  callRow(
    managedCompanyCalls.changeCompany,
    {},
    { request: () => ofCompany({ state: 'active', revision: 0 }) },
  ),
  // A number without a confirmation to ask for (409): the call was allowed.
  callRow(managedCompanyCalls.checkCompanyVatId, { adminOwn: 409 }, { request: () => ofCompany({}) }),
  // A company that is pending invites nobody (409): the call was allowed.
  callRow(managedCompanyCalls.inviteToCompany, { adminOwn: 409 }, { request: () => ofCompany(GUEST) }),
];
