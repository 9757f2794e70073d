import { mergeTexts } from '@/lib/shared/site/merge-texts';
import { readShop } from '@/lib/shared/site/public-shop';

/** For a document of the framework's own, after a failure of the whole page. */
const UNKNOWN = '¦¦¦¦USD¦en de';

/** What the document says of the shop (`#shop` in browsers): components/shell/site-document.tsx writes it. */
export const shop = readShop(document.documentElement.dataset.shop ?? UNKNOWN);

/** Returns texts as the shop says them (`#shop-texts` in browsers); the document has those of its own language. */
export function ofShop<Texts extends object>(language: string, name: string, texts: Texts): Texts {
  const own = language === document.documentElement.lang ? shop.texts?.[name] : undefined;
  return own ? mergeTexts(texts, own) : texts;
}
