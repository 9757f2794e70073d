import type { TextTree } from './merge-texts';
import type { Language } from './translations';

/** What pages' scripts know of the shop: the fields of its configuration that browsers read. */
export type PublicShop = {
  name: string;
  contact: { email: string; phone: string; address: string };
  currency: string;
  languages: Partial<Record<Language, string>>;
  catalogueLanguage?: Language | undefined;
  showName: boolean;
  pages: Readonly<Record<string, boolean>>;
  carriers?: Readonly<Record<string, { name: string }>> | undefined;
  returns?: { windowDays?: number | undefined } | undefined;
};

/** What a document says of the shop, in `data-shop`. */
export type ShopOfDocument = PublicShop & {
  /** What it says differently in the language of the page, of the texts that scripts load by themselves. */
  texts?: Readonly<Record<string, TextTree>> | undefined;
};

/** Returns the public fields alone. */
export function publicShop(shop: PublicShop): PublicShop {
  const { name, contact, currency, languages, catalogueLanguage, showName } = shop;
  const { pages, carriers, returns } = shop;
  const { email, phone, address } = contact;
  const named = carriers && Object.entries(carriers).map(([key, carrier]) => [key, { name: carrier.name }]);
  return {
    name,
    contact: { email, phone, address },
    currency,
    languages,
    catalogueLanguage,
    showName,
    pages,
    carriers: named && Object.fromEntries(named),
    returns: returns && { windowDays: returns.windowDays },
  };
}

/** Between the fields: what neither HTML nor the framework's data has to escape. */
const MARK = '¦';

/** Exchanges a mark that takes six bytes in an attribute with one of one byte; twice is the text as it was. */
const exchangeQuotes = (text: string) => text.replace(/["`]/g, (mark) => (mark === '"' ? '`' : '"'));

/** Returns `data-shop`: few bytes, as every page has them. */
export function writeShop(shop: ShopOfDocument): string {
  const { name, contact, currency, languages, catalogueLanguage, showName, pages, ...more } = shop;
  const fields = [
    ...[name, contact.email, contact.phone, contact.address, currency],
    Object.values(languages).join(' '),
    catalogueLanguage ?? '',
    Object.keys(pages)
      .filter((page) => pages[page])
      .join(' '),
    JSON.stringify({ ...more, ...(!showName && { showName }) }),
  ];
  return exchangeQuotes(fields.map((field) => field.replaceAll(MARK, '|')).join(MARK));
}

/** Reads what `writeShop` wrote. */
export function readShop(text: string): ShopOfDocument {
  const [
    name = '',
    email = '',
    phone = '',
    address = '',
    currency = '',
    locales = '',
    language,
    pages = '',
    more = '{}',
  ] = exchangeQuotes(text).split(MARK);
  return {
    name,
    contact: { email, phone, address },
    currency,
    languages: Object.fromEntries(locales.split(' ').map((locale) => [locale.slice(0, 2), locale])),
    catalogueLanguage: (language || undefined) as Language | undefined,
    showName: true,
    pages: Object.fromEntries(pages.split(' ').map((page) => [page, true])),
    ...JSON.parse(more),
  };
}
