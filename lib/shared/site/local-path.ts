import { isLanguage, LANGUAGES, type Language } from './languages';

/** Files that exist in every language, in the syntax of Next.js's path patterns. */
export const LOCAL_FILES = [
  '/blog/feed.xml',
  '/manifest.webmanifest',
  '/share/tools/:file',
  '/tools/:slug/datasheet.pdf',
] as const;

/** The same as a pattern, spelled out because every page's scripts contain it. */
const LOCAL_FILE =
  /^\/(?:blog\/feed\.xml|manifest\.webmanifest|share\/tools\/[^/]+|tools\/[^/]+\/datasheet\.pdf)$/;

/** Calls, assets of Next.js and all other files (a name with an extension) have no language. */
const WITHOUT_LANGUAGE = /^\/(?:api|_next)\/|\.[a-z0-9]{2,11}$/;

/**
 * `/tools?q=m10` is `/de/tools?q=m10` in German and unchanged in English. An address without other languages (a call,
 * most files, `#content`, another host) is returned unchanged.
 */
export function localPath(address: string, language: Language): string {
  if (language === LANGUAGES.default || !address.startsWith('/') || address.startsWith('//')) return address;
  const path = address.split(/[?#]/, 1)[0] ?? '';
  if (splitLanguage(path).isPrefixed) return address;
  if (WITHOUT_LANGUAGE.test(path) && !LOCAL_FILE.test(path)) return address;
  const rest = address.slice(path.length);
  return path === '/' ? `/${language}${rest}` : `/${language}${address}`;
}

export type SplitPath = {
  language: Language;
  path: string;
  isPrefixed: boolean;
};

/** `/de/tools` is `/tools` in German, `/tools` is in the default language. */
export function splitLanguage(pathname: string): SplitPath {
  const [, first, ...rest] = pathname.split('/');
  return isLanguage(first)
    ? { language: first, path: `/${rest.join('/')}`, isPrefixed: true }
    : { language: LANGUAGES.default, path: pathname, isPrefixed: false };
}

/** A path without its language: the same in all of them, or one for each. */
export type PagePath = string | Readonly<Record<Language, string>>;

/** With its language. */
export function pathIn(path: PagePath, language: Language): string {
  return localPath(typeof path === 'string' ? path : path[language], language);
}

/** By `hreflang`; `x-default` is the default language's address. */
export function languageAlternates(
  path: PagePath,
  languages: readonly Language[] = LANGUAGES.all,
): Partial<Record<Language | 'x-default', string>> {
  const inEach = Object.fromEntries(languages.map((language) => [language, pathIn(path, language)]));
  return languages.includes(LANGUAGES.default)
    ? { ...inEach, 'x-default': pathIn(path, LANGUAGES.default) }
    : inEach;
}
