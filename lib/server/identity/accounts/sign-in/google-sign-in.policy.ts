import 'server-only';
import type { Identity } from '@/lib/server/identity/users/identity';

/** Google's account of the person, and what Google says of its e-mail. */
export type GoogleVerdict = { accountId: string; email: string; emailVerified: boolean };

/**
 * What a sign-in through Google means for the account it opens.
 *
 * - `refuse`: it must not open it.
 * - `accept`: nothing is to change.
 * - `prove`: it shows that the account is the person's; no way to sign in is anyone else's.
 * - `hand-over`: the account is the person's, but ways to sign in may be a stranger's and have to go.
 */
export type GoogleDecision = 'refuse' | 'accept' | 'prove' | 'hand-over';

type Account = Pick<Identity, 'email' | 'ownerProvedAt' | 'passwordHash'>;

/** How the account is linked: to this Google account, and to others. */
type Links = { isLinked: boolean; hasOthers: boolean };

/**
 * Decides on a sign-in through Google to an existing account (product §10.5).
 *
 * The person who registers an address first chooses its password, and the owner who presses the button of the mail
 * confirms the address, not that password. So each way to sign in that was not proved from the mailbox is removed as soon
 * as Google shows who the owner is, a second factor too: a stranger's would keep the owner out. One that was set up
 * after the proof stays: the code is asked for after Google as well.
 */
export function decideGoogleSignIn(account: Account, verdict: GoogleVerdict, links: Links): GoogleDecision {
  const isVouchedFor = verdict.emailVerified && verdict.email === account.email;
  if (!isVouchedFor) return links.isLinked ? 'accept' : 'refuse';
  if (account.ownerProvedAt) return 'accept';
  const isAlone = links.isLinked && !links.hasOthers && account.passwordHash === undefined;
  return isAlone ? 'prove' : 'hand-over';
}
