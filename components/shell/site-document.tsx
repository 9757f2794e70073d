import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { useTimeZone } from '#use-time-zone';
import { ListHost } from '@/components/lists/list-host';
import type { HeaderCategory } from '@/components/shell/header/categories-menu';
import { SiteHeader } from '@/components/shell/header/site-header';
import { ThemeScript } from '@/components/shell/theme-script';
import { LanguageProvider } from '@/lib/client/language/language-context';
import { ViewerProvider } from '@/lib/client/session/session';
import { TimeZoneProvider } from '@/lib/client/time-zone-context';
import { NOSCRIPT_STYLE } from '@/lib/shared/messages/inline-code';
import type { Language } from '@/lib/shared/site/languages';
import { type ShopOfDocument, writeShop } from '@/lib/shared/site/public-shop';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { BrandMark } from './brand-mark';
import { PictureFallbacks, SoftLinks } from './page-listeners';
import { SiteFooter } from './site-footer';
import { ToastHost } from './toast-host';

const archivo = localFont({
  src: '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  variable: '--font-archivo',
  weight: '100 900',
  display: 'swap',
  fallback: ['ui-sans-serif', 'system-ui', 'sans-serif'],
});

type SiteDocumentProps = {
  language: Language;
  categories: readonly HeaderCategory[];
  links: Readonly<Record<'menu' | 'footer', readonly { href: string; label: string }[]>>;
  shop: ShopOfDocument;
  /** The address of the shop's style sheet. */
  styles: string;
  children: ReactNode;
};

export function SiteDocument({ language, categories, links, shop, styles, children }: SiteDocumentProps) {
  const { shell, catalogue, messages } = textsFor(language);
  const timeZone = useTimeZone();
  return (
    <html lang={language} data-shop={writeShop(shop)} className={archivo.variable} suppressHydrationWarning>
      {/* biome-ignore lint/style/noHeadElement: the App Router's document has its own head; the rule allows it in app/ only. */}
      <head>
        <link rel="stylesheet" href={styles} />
        <ThemeScript />
        <noscript>
          <style>{NOSCRIPT_STYLE}</style>
        </noscript>
      </head>
      <body className="flex flex-col">
        <a href="#content" className="skip-link">
          {shell.skip}
        </a>
        <LanguageProvider language={language} translations={messages}>
          <ViewerProvider>
            <PrintHead contact={shop.contact} />
            <SiteHeader
              language={language}
              texts={shell.header}
              searchLabel={catalogue.box.open}
              categories={categories}
              links={links.menu}
            />
            <main id="content" tabIndex={-1} className="flex-1 outline-none">
              <TimeZoneProvider timeZone={timeZone}>{children}</TimeZoneProvider>
            </main>
            <ListHost />
            <SiteFooter texts={shell.footer} links={links.footer} />
          </ViewerProvider>
          <PictureFallbacks />
          <SoftLinks />
          <ToastHost
            label={shell.toasts.region}
            signInLabel={shell.toasts.signInRegion}
            closeLabel={shell.toasts.close}
          />
        </LanguageProvider>
      </body>
    </html>
  );
}

/** In place of the site header; a receipt has its own head. */
function PrintHead({ contact: { email, phone } }: Pick<ShopOfDocument, 'contact'>) {
  return (
    <div
      aria-hidden="true"
      className="print-head shell hidden items-center justify-between gap-4 border-line border-b pb-3"
    >
      <BrandMark />
      <span className="text-end text-sm">
        {email} · <span className="whitespace-nowrap">{phone}</span>
      </span>
    </div>
  );
}
