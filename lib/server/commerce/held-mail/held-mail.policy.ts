import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';

/** Whether the actor may see the mails that a restore set aside, and decide about them. */
export function mayDecideHeldMail(actor: Actor): boolean {
  return actor.role === 'admin';
}
