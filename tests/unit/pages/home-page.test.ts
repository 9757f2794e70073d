import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Categories } from '@/components/home/categories';
import { ContactCall } from '@/components/home/contact-call';
import { Engineers } from '@/components/home/engineers';
import { Hero } from '@/components/home/hero';
import { LatestTools } from '@/components/home/latest-tools';
import { Statistics } from '@/components/home/statistics';
import { WhoWeAre } from '@/components/home/who-we-are';
import { SiteFooter } from '@/components/shell/site-footer';
import { textsFor } from '@/lib/shared/texts/texts-for';

vi.mock('next/navigation', () => ({ usePathname: () => '/en' }));

const texts = textsFor('en');

/** Returns the texts of every element with this tag, in the order of the page. */
function textsOf(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/g, '').trim(),
  );
}

describe('the blocks of the home page (product §2.2)', () => {
  it('begin with a banner that has the heading of the page', () => {
    const html = renderToStaticMarkup(createElement(Hero, { texts: texts.home.hero }));
    expect(textsOf(html, 'h1')).toEqual([texts.home.hero.headline]);
    expect(html).toContain('<img');
  });

  it('describe the shop in four words', () => {
    const html = renderToStaticMarkup(createElement(WhoWeAre, { texts: texts.home.who }));
    expect(textsOf(html, 'h2')).toEqual(['Who We Are']);
    expect(textsOf(html, 'h3')).toEqual(['Manufacturer', 'Customizer', 'Quicker', 'Shipping']);
  });

  it('lead to every category, with the number of its tools, and to all of them', () => {
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
    expect(textsOf(html, 'h2')).toEqual(['Shop by category']);
    expect(textsOf(html, 'a')).toEqual(['All tools 1,205', 'Wrenches 1,200', 'Storage 4', 'Deep drawing 1']);
    for (const page of ['/tools', '/tools/c/storage', '/tools/c/deep-drawing'])
      expect(html).toContain(`href="${page}"`);
    const none = createElement(Categories, { categories: [], named, total: 0, texts });
    expect(renderToStaticMarkup(none)).toBe('');
  });

  it('lead from the banner and the latest tools to all of them', () => {
    const banner = renderToStaticMarkup(createElement(Hero, { texts: texts.home.hero }));
    expect(banner).toMatch(/href="\/tools"[^>]*>Browse all tools/);
    const latest = renderToStaticMarkup(createElement(LatestTools, { tools: [], total: 83, texts }));
    expect(latest).toMatch(/href="\/tools"[^>]*>View all \(83\)/);
  });

  it('show the four figures of the statistics strip', () => {
    const html = renderToStaticMarkup(createElement(Statistics, { texts: texts.home.statistics }));
    const figures = textsOf(html, 'dd').map((figure, index) => [figure, textsOf(html, 'dt')[index]]);
    expect(figures).toEqual([
      ['100+', 'Customers'],
      ['120M+', 'Annual revenue'],
      ['33K+', 'Reviews'],
      ['50+', 'Tools'],
    ]);
  });

  it('show four engineers', () => {
    const html = renderToStaticMarkup(createElement(Engineers, { texts }));
    expect(textsOf(html, 'h2')).toEqual(['Our Engineers']);
    expect(textsOf(html, 'h3')).toHaveLength(4);
    expect(html.match(/<img/g)).toHaveLength(4);
  });

  it('offer a request for quote and a way to make contact', () => {
    const html = renderToStaticMarkup(createElement(ContactCall, { texts: texts.home.contact }));
    const controls = [...textsOf(html, 'a'), ...textsOf(html, 'button')];
    expect(controls).toEqual(expect.arrayContaining(['Request for Quote', 'Contact Us']));
    for (const page of ['/quote', '/contact']) expect(html).toContain(`href="${page}"`);
  });
});

describe('the footer (product §2.2)', () => {
  const html = renderToStaticMarkup(
    createElement(SiteFooter, { texts: texts.shell.footer, legalTitles: texts.legal.titles }),
  );

  it('has a box for an e-mail address and a button that subscribes', () => {
    const [, id] = html.match(/<input[^>]*\bid="([^"]+)"[^>]*type="email"|$/) ?? [];
    expect(html).toMatch(/<input[^>]*type="email"/);
    expect(id === undefined || html.includes(`for="${id}"`)).toBe(true);
    expect(textsOf(html, 'label')).toContain('Email address');
    expect(textsOf(html, 'button')).toContain('Subscribe');
  });

  it('leads to the pages to write to the shop and to ask for a quote', () => {
    expect(textsOf(html, 'a')).toEqual(expect.arrayContaining(['Contact form', 'Quote form']));
    for (const page of ['/quote', '/contact']) expect(html).toContain(`href="${page}"`);
  });

  it('shows the copyright year 2022', () => {
    expect(textsOf(html, 'p').filter((line) => /\b2022\b/.test(line))).toHaveLength(1);
  });
});
