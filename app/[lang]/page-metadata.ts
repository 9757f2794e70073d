import type { Metadata } from 'next';
import { shop } from '#shop';
import { readLanguage } from '@/lib/client/language/use-language.react-server';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { languageAlternates, localPath, type PagePath, pathIn } from '@/lib/shared/site/local-path';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { FEED_PATH, SHARE_CARD, shareCardPath } from '@/lib/shared/tools/catalogue/feeds';

/** The build makes these of shop/logo.svg (lib/server/commerce/feeds/brand-files.tsx). */
export const ICONS: Metadata['icons'] = {
  icon: [
    { url: '/favicon.ico', sizes: '48x48' },
    { url: '/brand/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  apple: { url: '/brand/apple-icon.png', sizes: '180x180', type: 'image/png' },
};

type SharePicture = { url: string; width?: number; height?: number; alt: string };

export type PageFacts = {
  path: PagePath;
  title: string;
  description: string;
  isWholeTitle?: boolean;
  /** Languages in which search engines may show the page; all by default. */
  languages?: readonly Language[];
  /** Picture of link previews; the shop's own card by default. */
  picture?: SharePicture;
};

export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  const language = await readLanguage();
  const { path, title, description, isWholeTitle = false, languages = LANGUAGES.all } = facts;
  const { tagline } = textsFor(language).shell;
  const picture = facts.picture ?? {
    ...SHARE_CARD,
    url: shareCardPath(language),
    alt: `${shop.name}: ${tagline}`,
  };
  return {
    title: isWholeTitle ? { absolute: title } : title,
    description,
    alternates: {
      canonical: pathIn(path, language),
      languages: languageAlternates(path, languages),
      ...(shop.pages.blog && { types: { 'application/atom+xml': localPath(FEED_PATH, language) } }),
    },
    openGraph: {
      type: 'website',
      url: pathIn(path, language),
      title,
      description,
      siteName: shop.name,
      locale: LANGUAGE_FACTS[language].openGraph,
      alternateLocale: languages
        .filter((other) => other !== language)
        .map((other) => LANGUAGE_FACTS[other].openGraph),
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  };
}
