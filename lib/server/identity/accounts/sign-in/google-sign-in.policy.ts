import type { Identity } from '@/lib/server/identity/users/identity';

export type GoogleVerdict = { accountId: string; email: string; emailVerified: boolean };

/**
 * - `refuse`: the sign-in must not open the account.
 * - `accept`: nothing changes.
 * - `prove`: the account is the person's, and no way to sign in is anyone else's.
 * - `reclaim`: the account is the person's, but ways to sign in may be a stranger's and are removed.
 */
export type GoogleDecision = 'refuse' | 'accept' | 'prove' | 'reclaim';

type Account = Pick<Identity, 'email' | 'ownerProvedAt' | 'passwordHash'>;

type Links = { isLinked: boolean; hasOthers: boolean };

/**
 * Whoever registers an address first chooses its password, and confirming the mail confirms the address, not that password.
 * So sign-ins not proved from the mailbox are removed once Google identifies the owner, a second factor too; one set up after
 * the proof stays (product §10.5).
 */
export function decideGoogleSignIn(account: Account, verdict: GoogleVerdict, links: Links): GoogleDecision {
  const isVouchedFor = verdict.emailVerified && verdict.email === account.email;
  if (!isVouchedFor) return links.isLinked ? 'accept' : 'refuse';
  if (account.ownerProvedAt) return 'accept';
  const isAlone = links.isLinked && !links.hasOthers && account.passwordHash === undefined;
  return isAlone ? 'prove' : 'reclaim';
}
