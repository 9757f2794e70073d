import { viewerNow } from '@/lib/client/session/viewer-store';
import type { userCalls } from '@/lib/shared/customers/users.contract';
import { LANGUAGE_COOKIE, type Language } from '@/lib/shared/site/languages';

const PROFILE = '/api/user' satisfies (typeof userCalls.updateProfile)['path'];

/** `/` redirects to it on the next visit (middleware.ts). */
function setLanguageCookie(language: Language): void {
  const { name, seconds } = LANGUAGE_COOKIE;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${language}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/**
 * Also stored in the account, for mails. The page is about to be left: `keepalive` lets the call finish, and plain `fetch`
 * loads no code.
 */
export function storeLanguage(language: Language): void {
  setLanguageCookie(language);
  const { user } = viewerNow();
  if (!user) return;
  fetch(`${PROFILE}?${new URLSearchParams({ email: user.email })}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
    keepalive: true,
  }).catch((cause: unknown) => {
    // It can be chosen again, also in the profile.
    console.info('The language could not be saved in the account.', cause);
  });
}
