import { CURRENCY } from '../site/currency';
import { LANGUAGES } from '../site/languages';

/** The kind of the cells below a heading, by which what is added to it changes nothing. */
export type Held = 'money' | 'count' | 'days' | 'percent' | 'text';

const ESCAPED = /[.*+?^${}()|[\]\\]/g;

const named = LANGUAGES.all.flatMap(
  (language) => new Intl.DisplayNames([language], { type: 'currency' }).of(CURRENCY.code) ?? [],
);
const OWN_CURRENCY = [
  CURRENCY.code,
  CURRENCY.symbol,
  `${CURRENCY.code.slice(0, 2)}${CURRENCY.symbol}`,
  ...named,
]
  .map((name) => name.toLowerCase().replace(/-/g, ' ').replace(ESCAPED, '\\$&'))
  .join('|');
const TAX = '(?:of )?(?:vat|tax|taxes|mwst|ust|umsatzsteuer|mehrwertsteuer|tva)';
const PIECE = '(?:each|ea|piece|pieces|pc|pcs|stück|stueck|stk|stck|st|pièce|pièces|pce|pces|unité|unités)';

/** Phrases that change nothing, between single spaces. What is above a `Price unit` or `Stock unit` is no price and no stock. */
const PHRASES: Readonly<Record<Held, string>> = {
  money: `(?:in )?(?:${OWN_CURRENCY})|net|nets|netto|ht|hors ${TAX}|(?:excl|excluding|exclusive|exkl|exklusive|ex|ohne|zzgl|plus|before|without|sans) ${TAX}|(?:per |pro |par |je |a |à la |à l’|à )?(?:1 |one |ein )?${PIECE}|per unit`,
  count: `(?:in )?(?:${PIECE}|units)`,
  days: '(?:in )?(?:business |working )?(?:days?|tagen?|werktagen?|arbeitstagen?|jours?|jours ouvrables|jours ouvrés)',
  percent: '(?:in )?(?:%|percent|per cent|prozent|pour cent)',
  text: '',
};
const ANY = 'optional|required|mandatory|pflicht|pflichtfeld|erforderlich|obligatoire|facultatif';

const HARMLESS = Object.fromEntries(
  Object.entries(PHRASES).map(([held, phrases]) => [
    held,
    new RegExp(`^(?:(?:${phrases === '' ? ANY : `${phrases}|${ANY}`})(?: |$))*$`),
  ]),
) as Record<Held, RegExp>;

/** In lower case, without brackets and punctuation; a slash is "per". */
const phraseOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\/(?=\s*\p{L})/gu, ' per ')
    .replace(/[()[\]{}.,:;*_–—-]+/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');

/**
 * Returns whether what is added to a heading is known to change nothing: the shop's currency, `netto`, `each`, of lead times
 * `days`.
 */
export function isHarmless(addition: string, held: Held): boolean {
  return HARMLESS[held].test(phraseOf(addition));
}

/** Signs that say what is below a heading, and are no punctuation. */
const SIGN = /[\p{Sc}%‰]/u;

/**
 * Returns what a heading begins with, from the whole of it down to its first word, each with what is added behind it. Signs of
 * currencies and per cent are always additions: `Rabatt €` and `Rabatt %` are not the same.
 */
export function* headingCuts(heading: string): Generator<{ name: string; addition: string }> {
  const signAt = heading.search(SIGN);
  for (let end = heading.length; end > 0; end -= 1) {
    if (signAt >= 0 && end > signAt) continue;
    const isInWord = /[\p{L}\p{N}]/u.test(heading[end - 1] ?? '') && /[\p{L}\p{N}]/u.test(heading[end] ?? '');
    if (!isInWord) yield { name: heading.slice(0, end), addition: heading.slice(end) };
  }
}

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₺': 'TRY',
};

/**
 * The code of the currency that a heading or a cell names: `Betrag (EUR)`, `Amount £`; the shop's by its own sign. Null for none. Codes
 * count in capitals alone.
 */
export function currencyIn(text: string): string | null {
  const code = (text.match(/(?<![\p{L}\p{N}])[A-Z]{3}(?![\p{L}\p{N}])/gu) ?? []).find((word) =>
    CODES.has(word),
  );
  if (code) return code;
  if (text.includes(CURRENCY.symbol)) return CURRENCY.code;
  const [sign] = text.match(/\p{Sc}/u) ?? [];
  return sign === undefined ? null : (SIGNS[sign] ?? sign);
}
