import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { type Owner, ownerOf } from '@/lib/server/identity/owner';

/** Who sent requests: their owner, and whoever sent them from the e-mail, if that is verified (null otherwise). */
export type Requester = { owner: Owner; email: string | null };

/**
 * Returns by what a person's requests are found: the account, and its e-mail only if it is verified. Otherwise anyone
 * could register someone else's address and read, or delete, what that person wrote.
 */
export function requesterOf(person: Pick<Actor, 'userId' | 'email' | 'emailVerified'>): Requester {
  return { owner: ownerOf(person), email: person.emailVerified ? person.email : null };
}
