import 'server-only';
import { type Actor, isSelfOrAdmin } from '@/lib/server/identity/actor';

/** Whether the actor may read the profile: their own, or anyone's for an admin (product §6.4). */
export function maySeeProfile(actor: Actor, email: string): boolean {
  return isSelfOrAdmin(actor, email);
}

/** Whether the actor may edit the profile: only their own, also for admins. */
export function mayEditProfile(actor: Actor, email: string): boolean {
  return actor.email === email;
}

/** Whether the actor may get a token: only for their own session. */
export function mayHaveToken(actor: Actor, email: string): boolean {
  return actor.email === email;
}

export function mayListUsers(actor: Actor): boolean {
  return actor.role === 'admin';
}

/** Whether the actor may save views: of lists that only admins see. */
export function mayHaveViews(actor: Actor): boolean {
  return actor.role === 'admin';
}

export function mayMakeAdmin(actor: Actor): boolean {
  return actor.role === 'admin';
}
