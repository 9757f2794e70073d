import '../globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { shop } from '#shop';
import { SiteDocument } from '@/components/shell/site-document';
import { shopStyles } from '@/lib/server/platform/brand/brand-styles';
import { readTheme } from '@/lib/server/platform/brand/theme';
import { siteOrigin } from '@/lib/server/platform/config/site-origin';
import { shopOfDocument } from '@/lib/server/platform/shop/shop-of-document';
import { languageOf } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { MANIFEST_PATH } from '@/lib/shared/tools/catalogue/feeds';
import { headerCategories } from './header-categories';
import { ICONS } from './page-metadata';
import { siteLinks } from './site-links';

type LayoutProps = { children: ReactNode; params: Promise<{ lang: string }> };

/**
 * No page is built before its first visit: the build has no database. Then pages stay cached until one of their tags is
 * refreshed.
 */
export function generateStaticParams(): { lang: string }[] {
  return [];
}

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const { lang } = await params;
  const texts = textsFor(lang);
  return {
    metadataBase: new URL(siteOrigin()),
    title: { default: shop.name, template: `%s | ${shop.name}` },
    description: fillText(texts.shell.description, { brand: shop.name }),
    applicationName: shop.name,
    icons: ICONS,
    manifest: localPath(MANIFEST_PATH, languageOf(lang)),
    formatDetection: { telephone: false, address: false, email: false },
  };
}

const { light, dark } = readTheme();

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: light.paper ?? '' },
    { media: '(prefers-color-scheme: dark)', color: dark.paper ?? '' },
  ],
};

export default async function RootLayout({ children, params }: LayoutProps) {
  const language = languageOf((await params).lang);
  return (
    <SiteDocument
      language={language}
      categories={await headerCategories(language)}
      links={{ menu: await siteLinks('menu', language), footer: await siteLinks('footer', language) }}
      shop={shopOfDocument(language)}
      styles={shopStyles().address}
    >
      {children}
    </SiteDocument>
  );
}
