import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';

/** Whether the actor may write the legal pages and read their earlier versions. */
export function mayEditLegalPages(actor: Actor): boolean {
  return actor.role === 'admin';
}
