import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';

/** Whether the actor may upload files and delete them (product §6.4). */
export function mayManageFiles(actor: Actor): boolean {
  return actor.role === 'admin';
}
