import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { deleteInvitationsTo, deleteUsedInvitations } from './invitations.repository';

/** The link by which somebody joined lets them in no more. */
export async function endUsedInvitations(
  companyId: ObjectId,
  joinedBy: ObjectId,
  session: ClientSession,
): Promise<void> {
  await deleteUsedInvitations(companyId, joinedBy, session);
}

export async function endInvitationsTo(email: string, session: ClientSession): Promise<void> {
  await deleteInvitationsTo(email, session);
}
