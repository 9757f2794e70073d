import { shop } from '#shop';
import { memberEntries } from '@/components/dashboard/dashboard-menu';
import { menuGroups } from '@/components/dashboard/menu-entries';
import type { Viewer } from '@/lib/client/session/session-call';
import { LEGAL_PAGES } from '@/lib/shared/site/legal-pages';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type PageEntry = {
  href: string;
  name: string;
  /** The name of the link with a `{query}`, for a page that can be searched by numbers of orders, invoices and requests. */
  find?: string;
};
export type PageNames = typeof import('@/lib/shared/texts/en/page-names').pageNames;

/** Those of header and footer. */
export function shopPages(names: PageNames): PageEntry[] {
  const pages: readonly (readonly [href: string, name: string, isShown: boolean])[] = [
    [ROUTES.home, names.home, true],
    [ROUTES.tools, names.tools, true],
    [ROUTES.review, names.review, shop.pages.reviews],
    [ROUTES.portfolio, names.portfolio, shop.pages.portfolio],
    [ROUTES.blog, names.blog, shop.pages.blog],
    [ROUTES.quickOrder, names.quickOrder, shop.pages.quickOrder],
    [ROUTES.cart, names.cart, true],
    [ROUTES.quote, names.quote, true],
    [ROUTES.contact, names.contact, true],
    ...LEGAL_PAGES.map((page) => [ROUTES.legalPage(page), names.legal[page], true] as const),
  ];
  return pages.filter(([, , isShown]) => isShown).map(([href, name]) => ({ href, name }));
}

export function adminPages(menu: Texts['dashboard']['menu'], charges: boolean): PageEntry[] {
  return menuGroups(menu, charges).flatMap(({ entries }) =>
    entries.map(({ href, label }) => ({ href, name: label })),
  );
}

/** Without case and accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Entries of which some word begins with each word of the query; all of them for an empty one. Pure. */
export function matchEntries<Entry extends PageEntry>(
  entries: readonly Entry[],
  query: string,
  limit: number,
): Entry[] {
  const typed = wordsOf(query);
  if (typed.length === 0) return query.trim() === '' ? [...entries] : [];
  const matches = ({ name }: PageEntry) => {
    const words = wordsOf(name);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  };
  return entries.filter(matches).slice(0, limit);
}

type Menu = Texts['dashboard']['menu'];
type SignedIn = Pick<Viewer, 'role' | 'isMember' | 'charges'> & { menu: Menu };

function menuPages({ role, isMember, charges, menu }: SignedIn, names: PageNames): PageEntry[] {
  if (role === 'admin') return adminPages(menu, charges === true);
  return memberEntries(menu, isMember && 0).map(({ href, label }) => ({
    href,
    name: label,
    ...(href === ROUTES.myOrders ? { find: names.inOrders } : {}),
  }));
}

/** Those of the menus that a visitor (null), or someone signed in, has; each once. */
export function pagesFor(viewer: SignedIn | null, names: PageNames): PageEntry[] {
  const own = viewer
    ? menuPages(viewer, names)
    : [
        { href: ROUTES.login, name: names.login },
        { href: ROUTES.register, name: names.register },
      ];
  const listed = new Set(own.map(({ href }) => href));
  return [...own, ...shopPages(names).filter(({ href }) => !listed.has(href))];
}
