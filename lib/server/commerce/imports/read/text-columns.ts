import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { LANGUAGES, type Language, OTHER_LANGUAGES } from '@/lib/shared/site/languages';

/** What of a tool has a column in each language beside the catalogue's: `name:de`. */
const TEXT_FIELDS = ['name', 'description', 'details', 'slug'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

const FIELD = /^([a-z]+):([a-z]{2})$/;

/** Returns the columns of a field in the other languages. */
export function textColumnsOf(field: string): string[] {
  return OTHER_LANGUAGES.map((language) => `${field}:${language}`);
}

/** Returns what a field of texts is, and in which language; null for any other field. */
export function textOfField(field: string): { field: TextField; language: Language } | null {
  const [, name, code] = FIELD.exec(field) ?? [];
  const known = TEXT_FIELDS.find((each) => each === name);
  const language = OTHER_LANGUAGES.find((each) => each === code);
  return known && language ? { field: known, language } : null;
}

/** What is written in brackets, or behind a colon: the code of a language, its own name, or that in English and German. */
const WRITTEN: Readonly<Record<Language, readonly string[]>> = {
  en: ['en', LANGUAGE_FACTS.en.name, 'Englisch'],
  de: ['de', LANGUAGE_FACTS.de.name, 'German'],
};
const HEADING = /^\s*(\S.*?)\s*(?::\s*([\p{L}]+)|[([]\s*([\p{L}]+)\s*[)\]])\s*$/u;

/** Returns a heading without its language, `Name (Deutsch)` or `name:de`, and that language; null for one without. */
export function languageOfHeading(heading: string): { heading: string; language: Language } | null {
  const [, plain, code, name] = HEADING.exec(heading) ?? [];
  const written = (code ?? name ?? '').toLowerCase();
  const language = LANGUAGES.all.find((each) => WRITTEN[each].some((text) => text.toLowerCase() === written));
  return plain && language ? { heading: plain, language } : null;
}
