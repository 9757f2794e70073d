import { memberEntries } from '@/components/dashboard/dashboard-menu';
import type { Viewer } from '@/lib/client/session/session-call';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { adminPages, type PageEntry, type PageNames, shopPages } from './page-entries';

type Menu = Texts['dashboard']['menu'];
type SignedIn = Pick<Viewer, 'role' | 'isMember'> & { menu: Menu };

function menuPages({ role, isMember, menu }: SignedIn, names: PageNames): PageEntry[] {
  if (role === 'admin') return adminPages(menu);
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
