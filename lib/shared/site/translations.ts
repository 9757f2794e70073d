/** The languages that lib/shared/texts are written in; those of files (translations/*.json) come beside them. */
export const TRANSLATIONS = ['en', 'de'] as const;

/**
 * A language of the shop. Types know those that texts are compiled in; at run time it may be any that there is a file for, so
 * that tables of values by language are made of `LANGUAGES`, and texts are chosen by `inLanguage`.
 */
export type Language = (typeof TRANSLATIONS)[number];

const isCompiled = (language: string): language is Language =>
  (TRANSLATIONS as readonly string[]).includes(language);

/** Returns those of some languages whose texts are in files. */
export function languagesOfFiles(languages: readonly string[]): string[] {
  return languages.filter((language) => !isCompiled(language));
}

/** Returns the language whose texts stand where a file has none: the first of the shop's that is compiled, else English. */
export function baseLanguage(languages: readonly string[]): Language {
  return languages.find(isCompiled) ?? 'en';
}
