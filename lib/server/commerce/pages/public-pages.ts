import { pictureSizes } from '@/lib/server/commerce/files/get-file';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { FolderPage } from '@/lib/server/platform/shop/folder-pages';
import { shopFolder } from '@/lib/server/platform/shop/shop-folder';
import { type PictureSizes, pictureAddresses } from '@/lib/shared/markdown/render-markdown';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import type { PageKind } from '@/lib/shared/site/own-pages';
import { findPage, findPublishedHeads } from './pages.repository';

type InLanguages<Value> = Readonly<Partial<Record<Language, Value>>>;

/** A page that anyone may read, of the store or, where that has none at its address, of the shop's folder. */
export type ListedPage = {
  slug: string;
  kind: PageKind;
  /** A day or a moment; null for a page of the folder that does not say it. */
  published: string | null;
  /** The header leads to it. */
  isInMenu: boolean;
  /** In the languages that it is written in, always in the default one. */
  titles: InLanguages<string>;
};

const titlesOf = (texts: InLanguages<{ title: string }>): InLanguages<string> =>
  Object.fromEntries(LANGUAGES.all.flatMap((each) => (texts[each] ? [[each, texts[each].title]] : [])));

/** Those of the shop's folder that are no drafts. */
const ofFolder = (): readonly FolderPage[] => shopFolder.pages.filter(({ isDraft }) => !isDraft);

async function readPublicPages(): Promise<ListedPage[]> {
  const stored = (await findPublishedHeads()).map(({ slug, kind, publishedAt, texts }): ListedPage => {
    const published = publishedAt?.toISOString() ?? null;
    return { slug, kind, published, isInMenu: false, titles: titlesOf(texts) };
  });
  const taken = new Set(stored.map(({ slug }) => slug));
  const others = ofFolder()
    .filter(({ slug }) => !taken.has(slug))
    .map(({ slug, kind, published, isInMenu, texts }): ListedPage => {
      return { slug, kind, published, isInMenu, titles: titlesOf(texts) };
    });
  return [...stored, ...others]
    .filter(({ titles }) => titles[LANGUAGES.default] !== undefined)
    .sort((one, other) => (other.published ?? '').localeCompare(one.published ?? ''));
}

/** At which addresses there are pages now. Throws the driver's errors. */
export async function publicSlugs(): Promise<string[]> {
  return (await readPublicPages()).map(({ slug }) => slug);
}

/** The last published first, those without a day after them. Cached until a page is edited. */
export const publicPages: () => Promise<ListedPage[]> = cachePublic('own-pages', ['pages'], readPublicPages);

/** What a page says, by its slug, with the sizes of its pictures. Cached until a page is edited. */
export const publicTexts: (
  slug: string,
) => Promise<{ texts: InLanguages<{ title: string; text: string }>; sizes: PictureSizes } | null> =
  cachePublic('own-page', ['pages'], async (slug: string) => {
    const stored = await findPage(slug);
    const texts =
      stored?.state === 'published' ? stored.texts : ofFolder().find((page) => page.slug === slug)?.texts;
    if (!texts) return null;
    const pictures = Object.values(texts).flatMap((written) => pictureAddresses(written?.text ?? ''));
    return { texts, sizes: await pictureSizes(pictures) };
  });

/** Returns the language in which a page is read: the one of the reader where it is written in it, else the default one. */
export function languageOfPage(texts: InLanguages<unknown>, language: Language): Language {
  return texts[language] === undefined ? LANGUAGES.default : language;
}
