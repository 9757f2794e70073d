import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { shopFolder } from '@/lib/server/platform/shop/shop-folder';
import type { ManagedPage } from '@/lib/shared/pages/managed-page';
import type { Page } from '@/lib/shared/pages/page.schema';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { MOST_PAGES } from '@/lib/shared/site/own-pages';
import { serializePage } from './page.serializer';
import { findPages } from './pages.repository';

const titlesOf = (texts: Readonly<Partial<Record<Language, { title: string }>>>) =>
  Object.fromEntries(LANGUAGES.all.flatMap((each) => (texts[each] ? [[each, texts[each].title]] : [])));

/** Those of the store, drafts first, then those of the shop's folder alone. Throws `forbidden`. */
export async function listManagedPages(actor: Actor): Promise<ManagedPage[]> {
  requirePermission(actor, 'edit-pages');
  const [stored] = await findPages({}, { skip: 0, limit: MOST_PAGES });
  const ofFolder = new Set(shopFolder.pages.map(({ slug }) => slug));
  const ofStore = new Set(stored.map(({ slug }) => slug));
  return [
    ...stored.map(serializePage).map(
      ({ slug, kind, state, texts, updatedAt }): ManagedPage => ({
        slug,
        kind,
        state,
        titles: titlesOf(texts),
        updatedAt,
        isInPlace: ofFolder.has(slug),
      }),
    ),
    ...shopFolder.pages
      .filter(({ slug }) => !ofStore.has(slug))
      .map(({ slug, kind, isDraft, texts }): ManagedPage => {
        const state = isDraft ? 'folder-draft' : 'folder';
        return { slug, kind, state, titles: titlesOf(texts), isInPlace: false };
      }),
  ];
}

/** A page of the shop's folder as the store would have it; null if there is none. Throws `forbidden`. */
export function pageOfFolder(actor: Actor, wanted: string): Pick<Page, 'slug' | 'kind' | 'texts'> | null {
  requirePermission(actor, 'edit-pages');
  const found = shopFolder.pages.find(({ slug }) => slug === wanted);
  return found ? { slug: found.slug, kind: found.kind, texts: found.texts } : null;
}
