import 'server-only';
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { shop } from '#shop';
import type { TextTree } from '@/lib/shared/site/merge-texts';
import { publicShop, type ShopOfDocument } from '@/lib/shared/site/public-shop';
import { baseLanguage, languagesOfFiles } from '@/lib/shared/site/translations';
import { shopFolder } from './shop-folder';
import { wordsOf } from './words-of';

/** The texts that scripts of pages need at once, by name. */
export const TEXTS_AT_ONCE: readonly string[] = ['failure', 'notFound'];

/** The texts that scripts of pages load by themselves, by name; a unit test follows their imports. */
export const TEXTS_OF_SCRIPTS: readonly string[] = [
  ...TEXTS_AT_ONCE,
  ...['besideTexts', 'columns', 'commandBox', 'company', 'companyOrder', 'costs', 'currency', 'customer'],
  ...['dashboard', 'desk', 'lists', 'needs', 'offers', 'orderNotes', 'orderPage'],
  ...['orders', 'pageNames', 'panels', 'privacy', 'quickOrder', 'quotes', 'reminderDialog', 'requests'],
  ...['returnDialogs', 'returns', 'searchBox', 'serialFields', 'shell', 'shipUnits', 'shipments', 'stock'],
];

/** Where words of a language are that scripts load; any name between the two is served, as pages of before a change have another. */
const WORDS_ADDRESS = { start: '/texts/', end: '.json' } as const;

type Words = { address: string; bytes: Buffer; brotli: Buffer };

const LANGUAGES = Object.keys(shop.languages);
const wordsIn = (language: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, wordsOf(language, name)]));

const late: ReadonlyMap<string, () => Words> = new Map(
  languagesOfFiles(LANGUAGES).map((language) => {
    let made: Words | undefined;
    return [language, () => (made ??= lateWords(language))];
  }),
);

function lateWords(language: string): Words {
  const names = TEXTS_OF_SCRIPTS.filter((name) => !TEXTS_AT_ONCE.includes(name));
  const bytes = Buffer.from(JSON.stringify(wordsIn(language, names)));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  const address = `${WORDS_ADDRESS.start}${language}-${hash}${WORDS_ADDRESS.end}`;
  return { address, bytes, brotli: brotliCompressSync(bytes) };
}

/** Returns the words that scripts load of the language that an address is of; undefined for any other address. */
export function wordsAt(address: string): Words | undefined {
  const { start, end } = WORDS_ADDRESS;
  if (!address.startsWith(start) || !address.endsWith(end)) return undefined;
  return late.get(address.slice(start.length, start.length + 2))?.();
}

/** Returns what a document says of the shop to its scripts. */
export function shopOfDocument(language: string): ShopOfDocument {
  const words = late.get(language)?.();
  if (words)
    return {
      ...publicShop(shop),
      texts: wordsIn(language, TEXTS_AT_ONCE),
      late: { base: baseLanguage(LANGUAGES), words: words.address },
    };
  const own = Object.entries((shopFolder.texts[language] ?? {}) as Record<string, TextTree>).filter(
    ([name]) => TEXTS_OF_SCRIPTS.includes(name),
  );
  return {
    ...publicShop(shop),
    ...(own.length > 0 && { texts: Object.fromEntries(own) }),
  };
}
