import 'server-only';
import { type Actor, type Caller, isProgram } from '@/lib/server/identity/actor';
import { may } from '@/lib/server/identity/permissions';

/** Whether the account with this lower-case e-mail is the actor's. Only its own profile may be edited, also by admins. */
export function isOwnAccount(actor: Actor, email: string): boolean {
  return actor.email === email;
}

/** Whether the actor may read the profile: their own, or anyone's for an admin (product §6.4). */
export function maySeeProfile(actor: Caller, email: string): boolean {
  return (!isProgram(actor) && isOwnAccount(actor, email)) || may(actor, 'see-accounts');
}
