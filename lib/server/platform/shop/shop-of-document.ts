import 'server-only';
import { shop } from '#shop';
import type { TextTree } from '@/lib/shared/site/merge-texts';
import { publicShop, type ShopOfDocument } from '@/lib/shared/site/public-shop';
import { shopFolder } from './shop-folder';

/** The texts that scripts of pages load by themselves, by name; a unit test follows their imports. */
export const TEXTS_OF_SCRIPTS: readonly string[] = [
  ...['besideTexts', 'columns', 'commandBox', 'company', 'companyOrder', 'costs', 'currency', 'customer'],
  ...['dashboard', 'desk', 'failure', 'lists', 'needs', 'notFound', 'offers', 'orderNotes', 'orderPage'],
  ...['orders', 'pageNames', 'panels', 'privacy', 'quickOrder', 'quotes', 'reminderDialog', 'requests'],
  ...['returnDialogs', 'returns', 'searchBox', 'serialFields', 'shell', 'shipUnits', 'shipments', 'stock'],
];

/** Returns what a document says of the shop to its scripts. */
export function shopOfDocument(language: string): ShopOfDocument {
  const own = Object.entries((shopFolder.texts[language] ?? {}) as Record<string, TextTree>).filter(
    ([name]) => TEXTS_OF_SCRIPTS.includes(name),
  );
  return {
    ...publicShop(shop),
    ...(own.length > 0 && { texts: Object.fromEntries(own) }),
  };
}
