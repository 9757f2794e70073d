import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';

/** Whether the actor may see and change price groups and price lists, and who belongs to which group. */
export function mayManagePrices(actor: Actor): boolean {
  return actor.role === 'admin';
}
