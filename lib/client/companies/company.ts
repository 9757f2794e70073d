import { call } from '@/lib/client/api';
import { companyCalls, managedCompanyCalls } from '@/lib/shared/companies/company.contract';
import type {
  ChangeCompanyInput,
  EditCompanyInput,
  InviteInput,
  RegisterCompanyInput,
} from '@/lib/shared/companies/company.schema';
import type { CompanyRole } from '@/lib/shared/companies/company-roles';

/** The same key with the same company registers no second one. */
export async function registerCompany(body: RegisterCompanyInput, idempotencyKey: string): Promise<void> {
  await call(companyCalls.registerCompany, { body, idempotencyKey });
}

/** Throws ApiProblem: `edited-meanwhile` for an older revision. */
export async function editCompany(body: EditCompanyInput): Promise<void> {
  await call(companyCalls.editCompany, { body });
}

export async function inviteMember(body: InviteInput): Promise<void> {
  await call(companyCalls.inviteMember, { body });
}

export async function revokeInvitation(id: string): Promise<void> {
  await call(companyCalls.revokeInvitation, { params: { id } });
}

export async function changeMember(userId: string, role: CompanyRole): Promise<void> {
  await call(companyCalls.changeMember, { params: { userId }, body: { role } });
}

export async function removeMember(userId: string): Promise<void> {
  await call(companyCalls.removeMember, { params: { userId } });
}

/** Returns the name of the company. */
export async function joinCompany(token: string): Promise<string> {
  return (await call(companyCalls.joinCompany, { body: { token } })).company.name;
}

/** For admins of the store. Throws ApiProblem: `edited-meanwhile` for an older revision. */
export async function changeCompany(id: string, body: ChangeCompanyInput): Promise<void> {
  await call(managedCompanyCalls.changeCompany, { params: { id }, body });
}

/** For admins of the store. */
export async function inviteToCompany(id: string, body: InviteInput): Promise<void> {
  await call(managedCompanyCalls.inviteToCompany, { params: { id }, body });
}
