import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ToolLinks } from '@/components/purchase/tool-offer';
import { SiteFooter } from '@/components/shell/site-footer';
import { sortOptions } from '@/components/tools/catalogue/table/table-columns';
import { route, whileOn } from '@/lib/server/api/route';
import { storeFooter } from '@/lib/server/commerce/pages/default-links';
import { textsFor } from '@/lib/shared/texts/texts-for';

vi.mock('#shop', async () => {
  const { shop } = await import('@/tests/support/shop/reference-shop');
  const pages = Object.fromEntries(Object.keys(shop.pages).map((page) => [page, false]));
  return { shop: { ...shop, pages } };
});
vi.mock('next/navigation', () => ({ usePathname: () => '/en', useRouter: () => ({}) }));

const texts = textsFor('en');

it('what a page that is off has elsewhere is gone: reviews of a tool, and sorting by them', () => {
  const links = renderToStaticMarkup(createElement(ToolLinks, { tool: { slug: 'vise' }, texts }));
  expect(links).toContain('/tools/vise');
  expect(links).not.toContain('#reviews');
  const list = { facets: { specs: [] }, columns: [], total: 0 } as never;
  expect(sortOptions({}, list, texts.catalogue.sort).map(({ sort }) => sort)).toEqual([
    ...['newest', 'price', '-price', 'name'],
  ]);
});

it('what a page that is off has elsewhere is gone from the footer', () => {
  const footer = renderToStaticMarkup(
    createElement(SiteFooter, {
      texts: texts.shell.footer,
      links: storeFooter().map(({ href, labels }) => ({ href, label: labels.en ?? '' })),
    }),
  );
  expect(footer).not.toMatch(/quick-order|<form/);
});

it('what a page that is off has elsewhere are calls that are not found', async () => {
  const handler = async () => new Response('reviews');
  const { GET } = route(whileOn('reviews', [{ method: 'GET', handler }]));
  const response = await GET(new Request('http://localhost/api/review'), { params: Promise.resolve({}) });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not-found' });
});
