import { shop } from '#shop';
import type { Language } from './languages';

type LanguageFacts = {
  name: string;
  /** BCP 47. */
  locale: string;
  /** In the notation of Open Graph. */
  openGraph: string;
  /** The delimiter that spreadsheets expect: not the decimal mark. */
  csvDelimiter: ',' | ';';
  /** The mark between thousands in amounts. */
  thousandsMark: string;
  decimalMark: string;
};

/** As the language itself writes it at the beginning of a line: `Deutsch`, `Français`. */
function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function factsOf(language: Language): LanguageFacts {
  const locale = shop.languages[language] ?? language;
  // Austria's numbers have spaces between thousands, and its amounts points, as people type both.
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: shop.currency }).formatToParts(
    1_234_567,
  );
  const decimals = new Intl.NumberFormat(locale).formatToParts(0.5);
  const decimalMark = decimals.find(({ type }) => type === 'decimal')?.value ?? '.';
  return {
    name: ownName(language),
    locale,
    openGraph: locale.replace('-', '_'),
    csvDelimiter: decimalMark === ',' ? ';' : ',',
    thousandsMark: parts.find(({ type }) => type === 'group')?.value ?? '',
    decimalMark,
  };
}

/** Facts of each language, also of one that the shop had before. Not in languages.ts, which every page's scripts contain. */
export const LANGUAGE_FACTS = new Proxy({} as Record<Language, LanguageFacts>, {
  get(known, language: Language) {
    known[language] ??= factsOf(language);
    return known[language];
  },
});

/** Returns the language's decimal mark, of the two that files know. */
export const decimalMarkOf = (language: Language): '.' | ',' =>
  LANGUAGE_FACTS[language].decimalMark === ',' ? ',' : '.';
