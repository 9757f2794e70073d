import type { ClientSession } from 'mongodb';
import { membersGuard, requireCompanyById } from '@/lib/server/commerce/companies/find-company';
import type { Actor } from '@/lib/server/identity/actor';
import { makeAdmin } from '@/lib/server/identity/users/admins';
import { membersOf } from '@/lib/server/identity/users/company-members';
import type { Identity } from '@/lib/server/identity/users/identity';
import { takeGuard } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { handOver } from './remove-member';

/** The membership of who becomes an admin sleeps from now on. Throws `last-owner`. */
async function fallAsleep(
  { _id: userId, company: membership }: Pick<Identity, '_id' | 'company'>,
  { actor, now }: { actor: Actor; now: Date },
  session: ClientSession,
): Promise<void> {
  if (!membership) return;
  await takeGuard(membersGuard(membership.id), session);
  const members = await membersOf(membership.id, session);
  const others = members.flatMap(({ _id, company }) =>
    _id.equals(userId) ? [] : [{ ...company, userId: _id }],
  );
  if (!others.some(({ role }) => role === 'owner')) throw new AppError('last-owner');
  const company = await requireCompanyById(membership.id, session);
  await handOver(company, { actor, userId, others, now }, session);
}

/**
 * Cannot be undone (product §4.14). Throws `forbidden`, `not-found`, `email-not-verified`, and `last-owner` for who is the only
 * owner of a company, also without other members: they leave it first.
 */
export async function makeStoreAdmin(
  actor: Actor,
  email: string,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  return makeAdmin(actor, email, (user, session) => fallAsleep(user, { actor, now }, session));
}
