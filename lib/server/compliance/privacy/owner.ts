import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';

/**
 * Returns by what the actor's records are found: the account, and its e-mail only if it is verified. Otherwise anyone
 * could register someone else's address and read, or delete, what that person wrote.
 */
export function ownerOf(actor: Pick<Actor, 'userId' | 'email' | 'emailVerified'>): {
  userId: Actor['userId'];
  email: string | null;
} {
  return { userId: actor.userId, email: actor.emailVerified ? actor.email : null };
}
