import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf, type PersonOwner } from '@/lib/server/identity/owner';

/** `email` is null unless it is verified. */
export type Requester = { owner: PersonOwner; email: string | null };

/**
 * By e-mail only if it is verified: otherwise anyone could register someone else's address and read, or delete, what that
 * person wrote.
 */
export function requesterOf(person: Pick<Actor, 'userId' | 'email' | 'emailVerified'>): Requester {
  return { owner: ownerOf(person), email: person.emailVerified ? person.email : null };
}
