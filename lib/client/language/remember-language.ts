import { LANGUAGE_COOKIE, type Language } from '@/lib/shared/languages';

/** Keeps a visitor's choice, so that the bare address of the shop leads to it next time (middleware.ts). */
export function rememberLanguage(language: Language): void {
  const { name, seconds } = LANGUAGE_COOKIE;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${language}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
