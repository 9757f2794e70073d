import { redirect } from 'next/navigation';
import { readLanguage } from '@/lib/client/language/use-language.react-server';
import type { Actor } from '@/lib/server/identity/actor';
import { mayCall } from '@/lib/server/identity/permissions';
import { currentActor } from '@/lib/server/identity/sessions/current-actor';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';

/** Where an admin who still needs the second factor sets it up. */
const SECOND_FACTOR_SETUP = `${ROUTES.security}#two-step-sign-in`;

async function toLogin(path: string): Promise<never> {
  const language = await readLanguage();
  const from = encodeURIComponent(localPath(path, language));
  redirect(`${localPath(ROUTES.login, language)}?from=${from}`);
}

/**
 * Returns who opens a members' page (product §6.5), as the database knows them now; redirects a visitor, or someone
 * whose session was ended, to /login and then back to `path`, in the language of the page. The second gate, after
 * middleware.ts: every such page must call it.
 */
export async function requireMember(path: string): Promise<Actor> {
  return (await currentActor()) ?? toLogin(path);
}

/** Returns the admin who opens an admin page; redirects anyone else to /login, which says why (product §2.9, §6.5). */
export async function requireAdmin(path: string): Promise<Actor> {
  const actor = await requireMember(path);
  if (actor.owesSecondFactor) redirect(localPath(SECOND_FACTOR_SETUP, await readLanguage()));
  return mayCall(actor, 'admin') ? actor : toLogin(path);
}
