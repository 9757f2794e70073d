import '../globals.css';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/shell/site-footer';
import { SiteHeader } from '@/components/shell/site-header';
import { ThemeScript } from '@/components/shell/theme-script';
import { ToastHost } from '@/components/ui/toast-host';
import { ViewerProvider } from '@/lib/client/session';
import { BRAND } from '@/lib/shared/brand';
import { LANGUAGES } from '@/lib/shared/languages';
import { fillText } from '@/lib/shared/texts/fill-text';
import { isLanguage, textsFor } from '@/lib/shared/texts/texts-for';

const archivo = localFont({
  src: '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  variable: '--font-archivo',
  weight: '100 900',
  display: 'swap',
  fallback: ['ui-sans-serif', 'system-ui', 'sans-serif'],
});

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
  const { lang } = await params;
  const { shell } = textsFor(lang);
  return (
    <html
      lang={isLanguage(lang) ? lang : LANGUAGES.default}
      className={archivo.variable}
      suppressHydrationWarning
    >
      <head>
        <ThemeScript />
        <noscript>
          <style>{'#main-navigation{display:flex;position:static;flex-direction:row;flex-wrap:wrap}'}</style>
        </noscript>
      </head>
      <body className="flex flex-col">
        <a
          href="#content"
          className="sr-only z-50 rounded-md bg-accent px-4 py-2 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
        >
          {shell.skip}
        </a>
        <ViewerProvider>
          <SiteHeader texts={shell.header} />
          <main id="content" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          <SiteFooter texts={shell.footer} />
        </ViewerProvider>
        <ToastHost label={shell.toasts.region} closeLabel={shell.toasts.close} />
      </body>
    </html>
  );
}
