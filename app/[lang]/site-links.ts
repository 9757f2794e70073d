import { storeFooter, storeMenu } from '@/lib/server/commerce/pages/default-links';
import { type ShownLink, shownLinks } from '@/lib/server/commerce/pages/shown-links';
import type { Language } from '@/lib/shared/site/languages';

const STORES = { menu: storeMenu, footer: storeFooter };

/** Those of the store while others cannot be read: most pages need nothing else of the database, and must not fail for them. */
export async function siteLinks(part: 'menu' | 'footer', language: Language): Promise<ShownLink[]> {
  try {
    return await shownLinks(part, language);
  } catch {
    return STORES[part]().map(({ href, labels }) => ({ href, label: labels[language] ?? href }));
  }
}
