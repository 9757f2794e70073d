import 'server-only';
import type { Actor } from '@/lib/server/auth/actor';

/** Whether the actor may put tools on sale and take them off (spec §6). */
export function mayManageTools(actor: Actor): boolean {
  return actor.role === 'admin';
}
