import { LANGUAGE_COOKIE, type Language } from '@/lib/shared/languages';
import { viewerNow } from '../viewer-store';

/** The browser's own: the bare address of the shop leads to it next time (middleware.ts). */
function rememberInBrowser(language: Language): void {
  const { name, seconds } = LANGUAGE_COOKIE;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${language}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/**
 * Keeps a visitor's choice in the browser, and in the account of whoever is signed in, whose mails speak it from then on.
 * The browser is about to leave the page: the call goes on without it, and a plain `fetch` needs no code to be loaded.
 */
export function rememberLanguage(language: Language): void {
  rememberInBrowser(language);
  const { user } = viewerNow();
  if (!user) return;
  fetch(`/api/user?${new URLSearchParams({ email: user.email })}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
    keepalive: true,
  }).catch((cause: unknown) => {
    // The choice can be made again, and in the profile.
    console.info('The language could not be kept with the account.', cause);
  });
}
