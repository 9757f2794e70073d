import { LANGUAGES } from './languages';
import { type Language, TRANSLATIONS } from './translations';

/** The shop's languages, and those that it could show without another file: what was said in one of these stays. */
export const KNOWN_LANGUAGES: readonly [Language, ...Language[]] = [
  ...new Set([...TRANSLATIONS, ...LANGUAGES.all]),
] as [Language, ...Language[]];
