import 'server-only';
import type { ClientSession } from 'mongodb';
import { endMemberships } from '@/lib/server/identity/users/company-members';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { markClosed } from '../companies.repository';
import { recordCompanyEvent } from '../company-events';
import { deleteInvitationsOf } from '../members/invitations.repository';

/** Marks a company as closed; what else ends with it is up to its caller. */
export async function endCompany(
  company: CompanyDocument,
  actor: AuditActor,
  now: Date,
  session: ClientSession,
): Promise<void> {
  await endMemberships(company._id, session);
  await deleteInvitationsOf(company._id, session);
  await markClosed(company._id, now, session);
  await recordCompanyEvent('company.closed', { actor, company, from: company.state }, session);
}
