import './globals.css';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { shop } from '#shop';
import { NotFoundPanel } from '@/components/shell/errors/not-found-panel';
import { SiteDocument } from '@/components/shell/site-document';
import { addressWords, categoriesByWords } from '@/lib/client/page/address-words';
import { shopStyles } from '@/lib/server/platform/brand/brand-styles';
import { shopOfDocument } from '@/lib/server/platform/shop/shop-of-document';
import {
  type Language,
  languageOf,
  PAGE_LANGUAGE_HEADER,
  PAGE_PATH_HEADER,
} from '@/lib/shared/site/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { headerCategories } from './[lang]/header-categories';
import { ICONS } from './[lang]/page-metadata';
import { siteLinks } from './[lang]/site-links';

const SUGGESTED_CATEGORIES = 6;

/** From middleware.ts: this page has no path of its own. */
async function requestedLanguage(): Promise<Language> {
  return languageOf((await headers()).get(PAGE_LANGUAGE_HEADER) ?? undefined);
}

export async function generateMetadata(): Promise<Metadata> {
  const { notFound } = textsFor(await requestedLanguage()).shell;
  return { title: `${notFound.title} | ${shop.name}`, icons: ICONS, robots: { index: false } };
}

/**
 * Product §2.9. A whole document: `notFound()` in a page would send an empty one that scripts fill in
 * (https://github.com/vercel/next.js/issues/62228).
 */
export default async function GlobalNotFoundPage() {
  const language = await requestedLanguage();
  const categories = await headerCategories(language);
  const words = addressWords((await headers()).get(PAGE_PATH_HEADER) ?? '');
  return (
    <SiteDocument
      language={language}
      categories={categories}
      links={{ menu: await siteLinks('menu', language), footer: await siteLinks('footer', language) }}
      shop={shopOfDocument(language)}
      styles={shopStyles().address}
    >
      <NotFoundPanel
        words={words}
        categories={categoriesByWords(categories, words).slice(0, SUGGESTED_CATEGORIES)}
        texts={textsFor(language).shell.notFound}
      />
    </SiteDocument>
  );
}
