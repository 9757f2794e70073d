import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DashboardMenu } from '@/components/dashboard/dashboard-menu';
import { SiteHeader } from '@/components/shell/header/site-header';
import { useViewer } from '@/lib/client/session/session';
import { textsFor } from '@/lib/shared/texts/texts-for';

vi.mock('@/shop.config', () => import('@/tests/support/shop/reference-shop'));
vi.mock('next/navigation', () => ({ usePathname: () => '/en/blog', useRouter: () => ({}) }));
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

function sideMenu(role: 'customer' | 'admin') {
  const viewer = { name: 'Robin Carver', email: 'robin@example.com', image: null, role, emailVerified: true };
  const props = { viewer, texts: texts.dashboard } as ComponentProps<typeof DashboardMenu>;
  return linksOf(renderToStaticMarkup(createElement(DashboardMenu, props)));
}

describe('the side menu (product §2.7)', () => {
  it('has profile, own orders and reviewing for a customer, then what the shop adds', () => {
    expect(sideMenu('customer')).toEqual([
      ['My Profile', '/dashboard'],
      ['My Orders', '/dashboard/my-order'],
      ['Add Review', '/dashboard/review'],
      ['My Quotes', '/dashboard/my-quotes'],
      ['My Lists', '/dashboard/lists'],
      ['My Article Numbers', '/dashboard/article-numbers'],
      ['My Addresses', '/dashboard/addresses'],
      ['Quick Order', '/quick-order'],
    ]);
  });

  it('has profile and the four managing pages for an admin, then what the shop adds', () => {
    const entries = sideMenu('admin');
    expect(entries.slice(0, 5)).toEqual([
      ['My Profile', '/dashboard'],
      ['Manage All Orders', '/dashboard/manage-order'],
      ['Add a Product', '/dashboard/add-product'],
      ['Make Admin', '/dashboard/make-admin'],
      ['Manage Products', '/dashboard/manage-product'],
    ]);
    expect(entries[5]).toEqual(['Categories', '/dashboard/categories']);
    expect(entries[6]).toEqual(['Overview', '/dashboard/overview']);
    expect(entries).toEqual(
      expect.arrayContaining([
        ['Requests for Quote', '/dashboard/quotes'],
        ['Messages', '/dashboard/messages'],
      ]),
    );
    expect(entries.map(([name]) => name)).not.toContain('My Orders');
  });
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
      }),
    );
    return html.slice(html.indexOf('<nav'), html.indexOf('</nav>'));
  };

  beforeEach(() => vi.clearAllMocks());

  it('has its pages and Login for a visitor', () => {
    const html = headerFor({ status: 'signed-out' } as Viewer);
    expect(linksOf(html)).toEqual([...PAGES, ['Login', '/login']]);
    expect(html).not.toContain('Logout');
  });

  it('has its pages, Dashboard and Logout for someone signed in', () => {
    const html = headerFor({ status: 'signed-in', user: {} } as Viewer);
    expect(linksOf(html)).toEqual([...PAGES, ['Dashboard', '/dashboard']]);
    expect(html).toMatch(/<button[^>]*>(<[^>]*>)*Logout/);
  });

  it('marks the current page', () => {
    const html = headerFor({ status: 'signed-out' } as Viewer);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toMatch(/<a\b(?=[^>]*aria-current="page")[^>]*href="\/blog"/);
  });
});
