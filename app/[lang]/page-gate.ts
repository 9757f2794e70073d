import { redirect } from 'next/navigation';
import { readLanguage } from '@/lib/client/language/use-language.react-server';
import type { Actor } from '@/lib/server/identity/actor';
import { mayCall } from '@/lib/server/identity/permissions';
import { currentActor } from '@/lib/server/identity/sessions/current-actor';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';

/** An admin who still needs the second factor sets it up here. */
const SECOND_FACTOR_SETUP = `${ROUTES.security}#two-step-sign-in`;

async function toLogin(path: string): Promise<never> {
  const language = await readLanguage();
  const from = encodeURIComponent(localPath(path, language));
  redirect(`${localPath(ROUTES.login, language)}?from=${from}`);
}

/**
 * Second gate after middleware.ts, which every members' page must call (product §6.5): reads the database, and redirects a
 * visitor, or someone whose session has ended, to /login and then back to `path`.
 */
export async function requireMember(path: string): Promise<Actor> {
  return (await currentActor()) ?? toLogin(path);
}

/** Redirects anyone but an admin to /login, which shows why (product §2.9, §6.5). */
export async function requireAdmin(path: string): Promise<Actor> {
  const actor = await requireMember(path);
  if (actor.owesSecondFactor) redirect(localPath(SECOND_FACTOR_SETUP, await readLanguage()));
  return mayCall(actor, 'admin') ? actor : toLogin(path);
}
