import 'server-only';
import { type Actor, isSelfOrAdmin } from '@/lib/server/identity/actor';

/** Own profile, or anyone's for an admin (product §6.4). */
export function maySeeProfile(actor: Actor, email: string): boolean {
  return isSelfOrAdmin(actor, email);
}

/** Nobody edits another's profile, admins included. */
export function mayEditProfile(actor: Actor, email: string): boolean {
  return actor.email === email;
}

/** A token is made of one's own session only. */
export function mayHaveToken(actor: Actor, email: string): boolean {
  return actor.email === email;
}

export function mayListUsers(actor: Actor): boolean {
  return actor.role === 'admin';
}

export function mayMakeAdmin(actor: Actor): boolean {
  return actor.role === 'admin';
}
