import type { TextTree } from './merge-texts';
import { exchangeQuotes, MARK } from './shop-marks';
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
  /** In a language of a file: the compiled one that its words stand for, and the address of those that are loaded later. */
  late?: { base: Language; words: string } | undefined;
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
