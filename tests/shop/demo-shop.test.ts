import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { shop } from '#shop';
import { SiteHeader } from '@/components/shell/header/site-header';
import { useViewer } from '@/lib/client/session/session';
import { storeMenu } from '@/lib/server/commerce/pages/default-links';
import { formatDollars } from '@/lib/shared/numbers/money';
import { textsFor } from '@/lib/shared/texts/texts-for';

vi.mock('next/navigation', () => ({ usePathname: () => '/en', useRouter: () => ({}) }));
vi.mock('@/lib/client/session/session', { spy: true });

const texts = textsFor('en');

it('the home page (product §2.2) describes the shop in four words', () => {
  expect(texts.home.who.title).toBe('Who We Are');
  expect(texts.home.who.items.map(({ title }) => title)).toEqual([
    'Manufacturer',
    'Customizer',
    'Quicker',
    'Shipping',
  ]);
});

it('the home page (product §2.2) leads to all tools from the banner and from the latest tools', () => {
  expect(texts.home.hero.primary).toBe('Browse all tools');
  expect(texts.home.latest.all).toBe('View all ({count})');
  expect(texts.home.categories).toEqual({ title: 'Shop by category', all: 'All tools' });
});

it('the home page (product §2.2) has the four figures of the statistics strip', () => {
  expect(texts.home.statistics.items).toEqual([
    { figure: '100+', label: 'Customers' },
    { figure: '120M+', label: 'Annual revenue' },
    { figure: '33K+', label: 'Reviews' },
    { figure: '50+', label: 'Tools' },
  ]);
});

it('the home page (product §2.2) has four engineers', () => {
  expect(texts.home.engineers.title).toBe('Our Engineers');
  expect(texts.people).toHaveLength(4);
});

it('the home page (product §2.2) offers a request for quote and a way to make contact', () => {
  expect(texts.home.contact).toMatchObject({ quote: 'Request for Quote', contact: 'Contact Us' });
});

it('the home page (product §2.2) has the copyright year 2022', () => expect(shop.copyrightYear).toBe(2022));

it('the top navigation has four pages and Login (product §2.7)', () => {
  vi.mocked(useViewer).mockReturnValue({ status: 'signed-out' } as ReturnType<typeof useViewer>);
  const header = createElement(SiteHeader, {
    language: 'en',
    texts: texts.shell.header,
    searchLabel: texts.catalogue.box.open,
    categories: [],
    links: storeMenu().map(({ href, labels }) => ({ href, label: labels.en ?? '' })),
  });
  const [, navigation = ''] = renderToStaticMarkup(header).match(/<nav\b(.*?)<\/nav>/s) ?? [];
  const names = [...navigation.matchAll(/<a\b[^>]*>(.*?)<\/a>/gs)].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/g, '').trim(),
  );
  expect(names).toEqual(['Home', 'Review', 'Portfolio', 'Blog', 'Login']);
});

it('the spinner of sign-in is yellow (product §2.4)', () => {
  const [red = 0, green = 0, blue = 255] = (shop.accent.match(/[0-9a-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  expect(red).toBeGreaterThan(230);
  expect(green).toBeGreaterThan(180);
  expect(blue).toBeLessThan(80);
});

it('prices are shown in dollars with their cents (product §9.1)', () => {
  expect([12.5, 0.1, 1234.56].map((dollars) => formatDollars(dollars))).toEqual([
    '$12.50',
    '$0.10',
    '$1,234.56',
  ]);
});

it('accounts take the addresses of the specification (product §6)', () => {
  expect(shop.registrationEmails).toBe('specification');
});
