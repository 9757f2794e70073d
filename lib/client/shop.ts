import { mergeTexts } from '@/lib/shared/site/merge-texts';
import type { ShopOfDocument } from '@/lib/shared/site/public-shop';
import { exchangeQuotes, MARK } from '@/lib/shared/site/shop-marks';
import type { Language } from '@/lib/shared/site/translations';

/** For a document of the framework's own, after a failure of the whole page. */
const UNKNOWN = '¦¦¦¦USD¦en de¦¦¦{}';

type Fields = [string, string, string, string, string, string, Language | '', string, string];

/** Reads what `writeShop` wrote (lib/shared/site/public-shop.ts). */
function readShop(text: string): ShopOfDocument {
  const [name, email, phone, address, currency, locales, language, pages, more] = exchangeQuotes(text).split(
    MARK,
  ) as Fields;
  return {
    name,
    contact: { email, phone, address },
    currency,
    languages: Object.fromEntries(locales.split(' ').map((locale) => [locale.slice(0, 2), locale])),
    catalogueLanguage: language || undefined,
    showName: true,
    pages: Object.fromEntries(pages.split(' ').map((page) => [page, true])),
    ...JSON.parse(more),
  };
}

/** What the document says of the shop (`#shop` in browsers): components/shell/site-document.tsx writes it. */
export const shop = readShop(document.documentElement.dataset.shop ?? UNKNOWN);

let late: ShopOfDocument['texts'];

/** The compiled language whose texts the document has, with words of its own in their place. */
const compiled = (shop.late?.base ?? document.documentElement.lang) as Language;

/** Returns texts as the shop says them (`#shop-texts` in browsers); the document has those of its own language. */
export function ofShop<Texts extends object>(language: string, name: string, texts: Texts): Texts {
  const own = language === compiled ? (late?.[name] ?? shop.texts?.[name]) : undefined;
  return own ? mergeTexts(texts, own) : texts;
}

/** Returns those of the texts in the language of the document. */
export function textsOf<Texts extends object>(
  language: string,
  texts: Readonly<Record<Language, Texts>>,
): Texts {
  return texts[language as Language] ?? texts[compiled];
}

/** Loads the module of texts in the language of the document; before it, where that is one of a file, what texts of it stand for. */
export async function loadTexts<Module>(
  language: string,
  load: Readonly<Record<Language, () => Promise<Module>>>,
): Promise<Module> {
  // Of what several ask for at once, browsers fetch one and keep it for the others.
  if (shop.late) late ??= await (await fetch(shop.late.words)).json();
  return (load[language as Language] ?? load[compiled])();
}
