import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { takeBackMails } from '@/lib/server/platform/mail/outbox';
import { AppError } from '@/lib/shared/messages/errors';
import { invitationKey } from '../mails/join-company-mail';
import { deleteOpenInvitation } from './invitations.repository';
import { requireOwnCompany } from './own-company';

/** Its link is invalid at once. Throws `forbidden`, and `not-found`, also where it was used. */
export async function revokeInvitation(actor: Actor, id: string): Promise<{ deletedCount: number }> {
  const { id: companyId } = requireOwnCompany(actor, 'owner');
  const invitation = { id: parseObjectId(id), companyId };
  const deletedCount = await inTransaction(async (session) => {
    await takeBackMails(invitationKey({ companyId, _id: invitation.id }), session);
    return deleteOpenInvitation(invitation, session);
  });
  if (deletedCount === 0) throw new AppError('not-found');
  return { deletedCount };
}
