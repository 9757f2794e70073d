import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { CompanyInvitationDocument } from '@/lib/server/platform/db/documents/companies';

/** Stores an invitation in place of the one that the address has; returns it as stored. */
export async function putInvitation(
  { _id, companyId, email, ...fields }: Omit<CompanyInvitationDocument, 'joinedBy'>,
  session: ClientSession,
): Promise<CompanyInvitationDocument | null> {
  return (await collection('company_invitations')).findOneAndUpdate(
    { companyId, email },
    { $set: fields, $unset: { joinedBy: '' }, $setOnInsert: { _id } },
    { session, upsert: true, returnDocument: 'after' },
  );
}

export async function findInvitation(
  tokenHash: string,
  session?: ClientSession,
): Promise<CompanyInvitationDocument | null> {
  return (await collection('company_invitations')).findOne({ tokenHash }, { session });
}

/** Those that nobody has used yet, the newest first. */
export async function findOpenInvitations(
  companyId: ObjectId,
  session?: ClientSession,
): Promise<CompanyInvitationDocument[]> {
  return (await collection('company_invitations'))
    .find({ companyId, joinedBy: { $exists: false } }, { session, sort: { createdAt: -1, _id: -1 } })
    .toArray();
}

export async function markInvitationUsed(
  id: ObjectId,
  joinedBy: ObjectId,
  session: ClientSession,
): Promise<void> {
  await (await collection('company_invitations')).updateOne({ _id: id }, { $set: { joinedBy } }, { session });
}

export async function deleteOpenInvitation(
  { id, companyId }: { id: ObjectId; companyId: ObjectId },
  session: ClientSession,
): Promise<number> {
  const { deletedCount } = await (await collection('company_invitations')).deleteOne(
    { _id: id, companyId, joinedBy: { $exists: false } },
    { session },
  );
  return deletedCount;
}

/** The links by which somebody joined. */
export async function deleteUsedInvitations(
  companyId: ObjectId,
  joinedBy: ObjectId,
  session: ClientSession,
): Promise<void> {
  await (await collection('company_invitations')).deleteMany({ companyId, joinedBy }, { session });
}

export async function deleteInvitationsOf(companyId: ObjectId, session: ClientSession): Promise<void> {
  await (await collection('company_invitations')).deleteMany({ companyId }, { session });
}

export async function deleteInvitationsTo(email: string, session: ClientSession): Promise<void> {
  await (await collection('company_invitations')).deleteMany({ email }, { session });
}
