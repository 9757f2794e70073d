import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ContactCall, Engineers, Statistics, WhoWeAre } from '@/components/home/about-us';
import { Categories, Hero, LatestTools } from '@/components/home/shop-window';
import { SiteFooter } from '@/components/shell/site-footer';
import { storeFooter } from '@/lib/server/commerce/pages/default-links';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { shop as REFERENCE } from '@/tests/support/shop/reference-shop';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));
vi.mock('next/navigation', () => ({ usePathname: () => '/en' }));

const texts = textsFor('en');

/** Returns the texts of every element with this tag, in the order of the page. */
function textsOf(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/g, '').trim(),
  );
}

it('the blocks of the home page (product §2.2) begin with a banner that has the heading of the page', () => {
  const html = renderToStaticMarkup(createElement(Hero, { texts: texts.home.hero }));
  expect(textsOf(html, 'h1')).toEqual([texts.home.hero.headline]);
  expect(html).toContain('<img');
});

it('the blocks of the home page (product §2.2) describe what the shop is', () => {
  const { who } = texts.home;
  const html = renderToStaticMarkup(createElement(WhoWeAre, { texts: who }));
  expect(textsOf(html, 'h2')).toEqual([who.title]);
  expect(textsOf(html, 'h3')).toEqual(who.items.map(({ title }) => title));
});

it('the blocks of the home page (product §2.2) lead to every category, with the number of its tools, and to all of them', () => {
  const categories = [
    { slug: 'storage', count: 4 },
    { slug: 'deep-drawing', count: 1 },
    { slug: 'wrenches', count: 1200 },
  ];
  const named = [
    { slug: 'wrenches', name: 'Wrenches', keySpecs: [] },
    { slug: 'storage', name: 'Storage', keySpecs: [] },
  ];
  const html = renderToStaticMarkup(createElement(Categories, { categories, named, total: 1205, texts }));
  const { title, all } = texts.home.categories;
  expect(textsOf(html, 'h2')).toEqual([title]);
  expect(textsOf(html, 'a')).toEqual([`${all} 1,205`, 'Wrenches 1,200', 'Storage 4', 'Deep drawing 1']);
  for (const page of ['/tools', '/tools/c/storage', '/tools/c/deep-drawing'])
    expect(html).toContain(`href="${page}"`);
  const none = createElement(Categories, { categories: [], named, total: 0, texts });
  expect(renderToStaticMarkup(none)).toBe('');
});

it('a home page of a shop that names no engineers has no heading of them', () => {
  const html = (people: readonly Parameters<typeof Engineers>[0]['texts']['people'][number][]) =>
    renderToStaticMarkup(createElement(Engineers, { texts: { ...texts, people } }));
  expect(html([])).toBe('');
  expect(textsOf(html([{ slug: 'a', name: 'Ada', role: 'Forging', text: 'Hot.' }]), 'h3')).toEqual(['Ada']);
});

it('the blocks of the home page (product §2.2) lead from the banner and the latest tools to all of them', () => {
  const banner = renderToStaticMarkup(createElement(Hero, { texts: texts.home.hero }));
  expect(banner).toMatch(new RegExp(`href="/tools"[^>]*>${texts.home.hero.primary}`));
  const latest = renderToStaticMarkup(createElement(LatestTools, { tools: [], total: 83, texts }));
  const all = fillText(texts.home.latest.all, { count: '83' });
  expect(textsOf(latest, 'a')).toEqual([all]);
  expect(latest).toContain('href="/tools"');
});

it('the blocks of the home page (product §2.2) show the figures of the statistics strip', () => {
  const { statistics } = texts.home;
  const html = renderToStaticMarkup(createElement(Statistics, { texts: statistics }));
  const figures = textsOf(html, 'dd').map((figure, index) => ({
    figure,
    label: textsOf(html, 'dt')[index],
  }));
  expect(figures).toEqual(statistics.items);
});

it('the blocks of the home page (product §2.2) show the engineers', () => {
  const people = ['Ann', 'Ben'].map((name) => ({ slug: name, name, role: 'Welder', text: 'Welds.' }));
  const html = renderToStaticMarkup(createElement(Engineers, { texts: { ...texts, people } }));
  expect(textsOf(html, 'h2')).toEqual([texts.home.engineers.title]);
  expect(textsOf(html, 'h3')).toEqual(['Ann', 'Ben']);
  expect(html.match(/<img/g)).toHaveLength(2);
});

it('the blocks of the home page (product §2.2) offer a request for quote and a way to make contact', () => {
  const { contact } = texts.home;
  const html = renderToStaticMarkup(createElement(ContactCall, { texts: contact }));
  const controls = [...textsOf(html, 'a'), ...textsOf(html, 'button')];
  expect(controls).toEqual(expect.arrayContaining([contact.quote, contact.contact]));
  for (const page of ['/quote', '/contact']) expect(html).toContain(`href="${page}"`);
});

const html = renderToStaticMarkup(
  createElement(SiteFooter, {
    texts: texts.shell.footer,
    links: storeFooter().map(({ href, labels }) => ({ href, label: labels.en ?? '' })),
  }),
);

it('the footer (product §2.2) has a box for an e-mail address and a button that subscribes', () => {
  const [, id] = html.match(/<input[^>]*\bid="([^"]+)"[^>]*type="email"|$/) ?? [];
  expect(html).toMatch(/<input[^>]*type="email"/);
  expect(id === undefined || html.includes(`for="${id}"`)).toBe(true);
  expect(textsOf(html, 'label')).toContain('Email address');
  expect(textsOf(html, 'button')).toContain('Subscribe');
});

it('the footer (product §2.2) leads to the pages to write to the shop and to ask for a quote', () => {
  expect(textsOf(html, 'a')).toEqual(expect.arrayContaining(['Contact form', 'Quote form']));
  for (const page of ['/quote', '/contact']) expect(html).toContain(`href="${page}"`);
});

it('the footer (product §2.2) shows the copyright year of the shop', () => {
  const lines = textsOf(html, 'p').filter((line) => line.includes(String(REFERENCE.copyrightYear)));
  expect(lines).toHaveLength(1);
});
