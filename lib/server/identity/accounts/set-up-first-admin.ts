import type { ClientSession } from 'mongodb';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import { findOtherAdmin, grantAdmin } from '@/lib/server/identity/users/admins';
import {
  createIdentity,
  findIdentityByEmail,
  type Identity,
  reclaimAccount,
} from '@/lib/server/identity/users/identity';
import { database } from '@/lib/server/platform/db/client';
import { withLease } from '@/lib/server/platform/db/one-at-a-time';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { issueAccountToken } from './account-token';
import { hasLinkedAccount } from './sign-in/linked-accounts.repository';

export class AdminExistsError extends Error {}

const LEASE = { name: 'first-admin', leaseMs: 15_000 };

async function canSignIn(user: Identity, session: ClientSession): Promise<boolean> {
  return user.passwordHash !== undefined || (await hasLinkedAccount(user._id, session));
}

async function refuseIfAdmin(email: string, session: ClientSession): Promise<void> {
  const other = await findOtherAdmin(email, session);
  if (other) {
    throw new AdminExistsError(
      (await canSignIn(other, session))
        ? 'This store has an admin already. Admins make further ones on the page "Make Admin".'
        : `An admin’s account was made for ${other.email} already. Repeat this with that address for a new link.`,
    );
  }
  const same = await findIdentityByEmail(email, session);
  if (same?.role === 'admin' && (await canSignIn(same, session)))
    throw new AdminExistsError('That account is an admin’s already. "Forget Password?" sends a new link.');
}

/**
 * Access to the server proves ownership. An existing account loses password, second factor and sessions: a stranger may have
 * registered it.
 */
async function accountOf(
  person: { name: string; email: string },
  now: Date,
  session: ClientSession,
): Promise<Identity> {
  const existing = await findIdentityByEmail(person.email, session);
  const reclaimed = existing && (await reclaimAccount(existing, now, session));
  if (reclaimed) return reclaimed;
  const created = await createIdentity({ ...person, emailVerified: now, ownerProvedAt: now }, now, session);
  await recordAccountEvent('user.registered', { user: created, by: 'system' }, session);
  return created;
}

async function makeFirstAdmin(person: { name: string; email: string }, now: Date): Promise<string> {
  return inTransaction(async (session) => {
    await refuseIfAdmin(person.email, session);
    const user = await accountOf(person, now, session);
    if (await grantAdmin(user._id, session))
      await recordAccountEvent('user.role-changed', { actor: 'system', userId: user._id }, session);
    return issueAccountToken(user._id, 'reset-password', now, session);
  });
}

/**
 * Returns the token of a link that sets the first admin's password: single use, and expires as a reset link does (product
 * §9.5). Can be repeated with the same address until the link is used. Throws `AdminExistsError`.
 */
export async function setUpFirstAdmin(
  person: { name: string; email: string },
  now: Date = new Date(),
): Promise<string> {
  // Two at once would each find no admin.
  const run = await withLease(await database(), LEASE, () => makeFirstAdmin(person, now));
  if (!run.isHeld) throw new Error('Another setup runs at this moment. Repeat this in a few seconds.');
  return run.value;
}
