import { type Actor, type Caller, isProgram } from '@/lib/server/identity/actor';
import { may } from '@/lib/server/identity/permissions';

/** Only one's own profile may be edited, also by admins. */
export function isOwnAccount(actor: Actor, email: string): boolean {
  return actor.email === email;
}

/** Product §6.4. */
export function mayReadProfile(actor: Caller, email: string): boolean {
  return (!isProgram(actor) && isOwnAccount(actor, email)) || may(actor, 'see-accounts');
}
