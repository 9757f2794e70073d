import 'server-only';
import type { Actor } from '../auth/actor';

/**
 * Whose records are the actor's: those of the account, and those of its e-mail only where they have proved to own it.
 * Else anyone could register somebody's address and read, or delete, what that person wrote.
 */
export function ownerOf(actor: Actor): { userId: Actor['userId']; email: string | null } {
  return { userId: actor.userId, email: actor.emailVerified ? actor.email : null };
}
