import './globals.css';
import type { Metadata } from 'next';
import { NotFoundPanel } from '@/components/shell/not-found-panel';
import { SiteDocument } from '@/components/shell/site-document';
import { BRAND } from '@/lib/shared/brand';
import { LANGUAGES } from '@/lib/shared/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';

export const metadata: Metadata = {
  title: `${textsFor(LANGUAGES.default).shell.notFound.title} | ${BRAND.name}`,
  robots: { index: false },
};

/**
 * Any path that no page has, with status 404 (spec §2). Made once, as a whole document: what `notFound()` in a page would
 * answer is an empty one that scripts fill in (https://github.com/vercel/next.js/issues/62228).
 */
export default function GlobalNotFoundPage() {
  return (
    <SiteDocument lang={LANGUAGES.default}>
      <NotFoundPanel />
    </SiteDocument>
  );
}
