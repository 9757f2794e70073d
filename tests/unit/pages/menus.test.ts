import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DashboardMenu } from '@/components/dashboard/dashboard-menu';
import { menuViews } from '@/components/dashboard/menu-views';
import { OfficeMenu } from '@/components/dashboard/office-menu';
import { SiteHeader } from '@/components/shell/header/site-header';
import { useViewer } from '@/lib/client/session/session';
import { storeMenu } from '@/lib/server/commerce/pages/default-links';
import type { SavedView } from '@/lib/shared/customers/saved-view.schema';
import { textsFor } from '@/lib/shared/texts/texts-for';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));
const pathname = vi.hoisted(() => ({ current: '/en/blog' }));
vi.mock('next/navigation', () => ({ usePathname: () => pathname.current, useRouter: () => ({}) }));
vi.mock('@/lib/client/session/session', { spy: true });

const texts = textsFor('en');
type Viewer = ReturnType<typeof useViewer>;

/** Name and address of every link, in order. */
function linksOf(html: string): [name: string, href: string][] {
  return [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', inner = '']) => [
    inner.replace(/<[^>]*>/g, '').trim(),
    href,
  ]);
}

const customersMenu = (toDecide?: number) => {
  const props: ComponentProps<typeof DashboardMenu> = {
    viewer: { name: 'Robin Carver', email: 'robin@example.com' },
    toDecide,
    views: {},
    texts: texts.dashboard,
  };
  return renderToStaticMarkup(createElement(DashboardMenu, props));
};

const adminsMenu = (counts: Record<string, number> = {}, charges = false, views: SavedView[] = []) =>
  renderToStaticMarkup(
    createElement(OfficeMenu, { counts, charges, views: menuViews(views), texts: texts.dashboard.menu }),
  );

it('saved views stand below the entry of their list', () => {
  const view = { _id: '1', list: 'orders' as const, name: 'Oldest', address: { sort: 'oldest' } };
  const links = linksOf(adminsMenu({}, false, [view]));
  const place = links.findIndex(([, href]) => href === '/dashboard/manage-order');
  expect(links[place + 1]).toEqual(['Oldest', '/dashboard/manage-order?sort=oldest']);
});

it('the side menu (product §2.7) has profile, own orders and reviewing for a customer, then what the shop adds', () => {
  expect(linksOf(customersMenu())).toEqual([
    ['Desk', '/dashboard/desk'],
    ['My Profile', '/dashboard'],
    ['My Orders', '/dashboard/my-order'],
    ['Add Review', '/dashboard/review'],
    ['My Quotes', '/dashboard/my-quotes'],
    ['My Lists', '/dashboard/lists'],
    ['My Article Numbers', '/dashboard/article-numbers'],
    ['My Addresses', '/dashboard/addresses'],
    ['My Company', '/dashboard/company'],
    ['Quick Order', '/quick-order'],
    ['My Tools', '/dashboard/tools'],
    ['My Returns', '/dashboard/returns'],
  ]);
});

it('the side menu (product §2.7) has approvals behind the company for its members, with the number of those to decide', () => {
  const names = (toDecide: number) => linksOf(customersMenu(toDecide)).map(([name]) => name);
  expect(names(0).slice(8, 10)).toEqual(['My Company', 'Approvals']);
  expect(names(3).slice(8, 10)).toEqual(['My Company', 'Approvals3 to decide']);
});

it('the side menu (product §2.7) has the number of offers to answer for an admin', () => {
  const offers = (counts?: Record<string, number>) =>
    linksOf(adminsMenu(counts)).find(([, href]) => href === '/dashboard/offers')?.[0];
  expect(offers()).toBe('Offers');
  expect(offers({ '/dashboard/offers': 2 })).toBe('Offers2 to answer');
});

it('the side menu (product §2.7) has groups for an admin, with profile and the four managing pages under their names', () => {
  const groups = adminsMenu()
    .split('data-group=')
    .slice(1)
    .map((html) => [
      html.match(/<button[^>]*>([^<]*)/)?.[1],
      ...linksOf(html).map(([name, href]) => `${name} ${href}`),
    ]);
  expect(groups).toEqual([
    ['Today', 'Desk /dashboard/desk', 'My Profile /dashboard', 'Overview /dashboard/overview'],
    [
      'Orders',
      'Manage All Orders /dashboard/manage-order',
      'Returns /dashboard/manage-return',
      'Receivables /dashboard/receivables',
      'Bank /dashboard/bank',
      'Journal /dashboard/journal',
    ],
    [
      'Customers',
      'Customers /dashboard/customers',
      'Companies /dashboard/companies',
      'Make Admin /dashboard/make-admin',
    ],
    [
      'Quotes and messages',
      'Requests for Quote /dashboard/quotes',
      'Messages /dashboard/messages',
      'Offers /dashboard/offers',
    ],
    [
      'Products',
      'Add a Product /dashboard/add-product',
      'Manage Products /dashboard/manage-product',
      'Categories /dashboard/categories',
      'Dictionary /dashboard/dictionary',
      'Search Words /dashboard/search',
      'Serial Numbers /dashboard/serials',
    ],
    ['Prices', 'Price Lists /dashboard/price-lists'],
    [
      'Settings',
      'Shipping and Tax /dashboard/trade',
      'Pages /dashboard/pages',
      'Legal Pages /dashboard/legal',
      'API Keys /dashboard/api-keys',
      'Audit Log /dashboard/audit',
      'Webhooks /dashboard/webhooks',
    ],
  ]);
});

it('the side menu (product §2.7) has the tax report under orders once the shop charges', () => {
  const orders = linksOf(adminsMenu({}, true)).filter(([name]) => /Orders|Tax/.test(name));
  expect(orders).toEqual([
    ['Manage All Orders', '/dashboard/manage-order'],
    ['Tax Report', '/dashboard/tax-report'],
    ['Shipping and Tax', '/dashboard/trade'],
  ]);
});

it.each([
  ['/dashboard/audit', 'Audit Log', 'page'],
  ['/dashboard/make-admin', 'Make Admin', 'page'],
  ['/dashboard/customers/0123456789abcdef01234567', 'Customers', 'true'],
  ['/dashboard/manage-order/refunds', 'Manage All Orders', 'true'],
  ['/dashboard/import', 'Manage Products', 'true'],
  ['/dashboard/security', 'My Profile', 'true'],
])('the side menu (product §2.7) marks on %s the entry "%s" alone', (path, name, mark) => {
  pathname.current = `/en${path}`;
  const marked = [...adminsMenu().matchAll(/<a\b[^>]*aria-current="(\w+)"[^>]*>([^<]*)/g)];
  expect(marked.map(([, value, label]) => [label, value])).toEqual([[name, mark]]);
  pathname.current = '/en/blog';
});

describe('the top navigation (product §2.7)', () => {
  const PAGES = [
    ['Home', '/'],
    ['Review', '/review'],
    ['Portfolio', '/portfolio'],
    ['Blog', '/blog'],
  ];
  const headerFor = (state: Viewer) => {
    vi.mocked(useViewer).mockReturnValue(state);
    const html = renderToStaticMarkup(
      createElement(SiteHeader, {
        language: 'en',
        texts: texts.shell.header,
        searchLabel: texts.catalogue.box.open,
        categories: [{ slug: 'wrenches', name: 'Wrenches' }],
        links: storeMenu().map(({ href, labels }) => ({ href, label: labels.en ?? '' })),
      }),
    );
    return html.slice(html.indexOf('<nav'), html.indexOf('</nav>'));
  };

  beforeEach(() => vi.clearAllMocks());

  it('the top navigation (product §2.7) has its pages and Login for a visitor', () => {
    const html = headerFor({ status: 'signed-out' } as Viewer);
    expect(linksOf(html)).toEqual([...PAGES, ['Login', '/login']]);
    expect(html).not.toContain('Logout');
  });

  it('the top navigation (product §2.7) has its pages, Dashboard and Logout for someone signed in', () => {
    const html = headerFor({ status: 'signed-in', user: {} } as Viewer);
    expect(linksOf(html)).toEqual([...PAGES, ['Dashboard', '/dashboard']]);
    expect(html).toMatch(/<button[^>]*>(<[^>]*>)*Logout/);
  });

  it('the top navigation (product §2.7) marks the current page', () => {
    const html = headerFor({ status: 'signed-out' } as Viewer);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toMatch(/<a\b(?=[^>]*aria-current="page")[^>]*href="\/blog"/);
  });
});
