import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SiteFooter } from '@/components/shell/site-footer';
import { storeFooter } from '@/lib/server/commerce/pages/default-links';
import { textsFor } from '@/lib/shared/texts/texts-for';

vi.mock('#shop', async () => {
  const { shop } = await import('@/tests/support/shop/reference-shop');
  return { shop: { ...shop, languages: { de: 'de-DE' }, catalogueLanguage: 'de' } };
});
vi.mock('next/navigation', () => ({ usePathname: () => '/de', useRouter: () => ({}) }));

it('a shop of one language has no choice of languages in its footer', () => {
  const { shell } = textsFor('de');
  const props = {
    texts: shell.footer,
    links: storeFooter().map(({ href, labels }) => ({ href, label: labels.de ?? '' })),
  };
  const footer = renderToStaticMarkup(createElement(SiteFooter, props));
  expect(footer).toContain('Impressum');
  expect(footer).not.toContain('hrefLang');
  expect(footer).not.toContain('Deutsch');
});
