import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';

/** Whether the actor may put tools on sale and take them off (product §6.4). */
export function mayManageTools(actor: Actor): boolean {
  return actor.role === 'admin';
}
