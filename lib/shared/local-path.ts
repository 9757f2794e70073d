import { isLanguage, LANGUAGES, type Language } from './languages';

/** Calls, what Next.js serves and files (a name with an ending) carry no language. */
const WITHOUT_LANGUAGE = /^\/(?:api|_next|share)\/|\.[a-z0-9]{2,11}$/;

/**
 * The address of a page in a language: `/tools?q=m10` is `/de/tools?q=m10` in German and stays as it is in English.
 * What is no page of this site (a call, a file, `#content`, another host) stays as it is.
 */
export function localPath(address: string, language: Language): string {
  if (language === LANGUAGES.default || !address.startsWith('/') || address.startsWith('//')) return address;
  const path = address.split(/[?#]/, 1)[0] ?? '';
  if (WITHOUT_LANGUAGE.test(path) || splitLanguage(path).isPrefixed) return address;
  const rest = address.slice(path.length);
  return path === '/' ? `/${language}${rest}` : `/${language}${address}`;
}

export type SplitPath = {
  language: Language;
  /** The path as it is in the default language, beginning with a slash. */
  path: string;
  isPrefixed: boolean;
};

/** Takes the language off a path: `/de/tools` is `/tools` in German, `/tools` is in the default language. */
export function splitLanguage(pathname: string): SplitPath {
  const [, first, ...rest] = pathname.split('/');
  return isLanguage(first)
    ? { language: first, path: `/${rest.join('/')}`, isPrefixed: true }
    : { language: LANGUAGES.default, path: pathname, isPrefixed: false };
}

/** The addresses of one page in every language, by `hreflang`; who reads none of them gets the default one. */
export function languageAlternates(path: string): Record<Language | 'x-default', string> {
  const inEach = Object.fromEntries(LANGUAGES.all.map((language) => [language, localPath(path, language)]));
  return { ...(inEach as Record<Language, string>), 'x-default': path };
}
