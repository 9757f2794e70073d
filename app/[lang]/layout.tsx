import '../globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/shell/site-document';
import { BRAND } from '@/lib/shared/brand';
import { fillText } from '@/lib/shared/texts/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';

type LayoutProps = { children: ReactNode; params: Promise<{ lang: string }> };

/** Nothing is built before its first visit: the build has no database. Then pages stay until a change names their tag. */
export function generateStaticParams(): { lang: string }[] {
  return [];
}

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const texts = textsFor((await params).lang);
  return {
    title: { default: BRAND.name, template: `%s | ${BRAND.name}` },
    description: fillText(texts.shell.description, { brand: BRAND.name }),
    applicationName: BRAND.name,
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f5f5f2' },
    { media: '(prefers-color-scheme: dark)', color: '#101215' },
  ],
};

export default async function RootLayout({ children, params }: LayoutProps) {
  return <SiteDocument lang={(await params).lang}>{children}</SiteDocument>;
}
