import { redirect } from 'next/navigation';
import { readLanguage } from '@/lib/client/language/use-language.react-server';
import type { Actor } from '@/lib/server/identity/actor';
import { currentActor } from '@/lib/server/identity/sessions/current-actor';
import { localPath } from '@/lib/shared/local-path';
import { ROUTES } from '@/lib/shared/routes';

/** Where an admin who owes the second factor sets it up. */
const SECOND_FACTOR_SETUP = `${ROUTES.dashboard}#two-step-sign-in`;

async function toLogin(path: string): Promise<never> {
  const language = await readLanguage();
  const from = encodeURIComponent(localPath(path, language));
  redirect(`${localPath(ROUTES.login, language)}?from=${from}`);
}

/**
 * Who opens a members' page (product §6.5), as the database knows them now; a visitor, or someone whose session was ended, is
 * sent to /login and comes back to `path`, in the language of the page. The second gate, behind middleware.ts: every page of its own has to ask.
 */
export async function requireMember(path: string): Promise<Actor> {
  return (await currentActor()) ?? toLogin(path);
}

/** The admin who opens an admin page; anyone else is sent to /login, which says why (product §2.9, §6.5). */
export async function requireAdmin(path: string): Promise<Actor> {
  const actor = await requireMember(path);
  if (actor.owesSecondFactor) redirect(localPath(SECOND_FACTOR_SETUP, await readLanguage()));
  return actor.role === 'admin' ? actor : toLogin(path);
}
