import { redirect } from 'next/navigation';
import type { Actor } from '@/lib/server/auth/actor';
import { currentActor } from '@/lib/server/auth/current-actor';
import { ROUTES } from '@/lib/shared/routes';

/** Where an admin who owes the second factor sets it up. */
const SECOND_FACTOR_SETUP = `${ROUTES.dashboard}#two-step-sign-in`;

function toLogin(path: string): never {
  redirect(`${ROUTES.login}?from=${encodeURIComponent(path)}`);
}

/**
 * Who opens a members' page (spec §2), as the database knows them now; a visitor, or someone whose session was ended, is
 * sent to /login and comes back to `path`. The second gate, behind middleware.ts: every page of its own has to ask.
 */
export async function requireMember(path: string): Promise<Actor> {
  return (await currentActor()) ?? toLogin(path);
}

/** The admin who opens an admin page; anyone else is sent to /login, which says why (spec §6, decisions §3). */
export async function requireAdmin(path: string): Promise<Actor> {
  const actor = await requireMember(path);
  if (actor.owesSecondFactor) redirect(SECOND_FACTOR_SETUP);
  return actor.role === 'admin' ? actor : toLogin(path);
}
