'use client';
import {
  Boxes,
  ChartColumn,
  ClipboardList,
  ClipboardPaste,
  FileQuestion,
  FolderTree,
  Hash,
  type IconNode,
  Inbox,
  KeyRound,
  ListChecks,
  MapPin,
  PackagePlus,
  Scale,
  ShieldPlus,
  Star,
  Tags,
  Truck,
  User,
} from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/links/link';
import { usePublicPath } from '@/lib/client/language/use-public-path';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { shop } from '@/shop.config';
import { ViewerCard, type ViewerFacts } from './viewer-card';

type MenuEntry = { href: string; label: string; icon: IconNode };
type DashboardMenuProps = { viewer: ViewerFacts; texts: Texts['dashboard'] };

/** Product §2.7, then the store's own entries. */
export function entriesFor(role: ViewerFacts['role'], menu: Texts['dashboard']['menu']): MenuEntry[] {
  const profile = { href: ROUTES.dashboard, label: menu.profile, icon: User };
  if (role === 'customer') {
    return [
      profile,
      { href: ROUTES.myOrders, label: menu.orders, icon: ClipboardList },
      ...(shop.pages.reviews ? [{ href: ROUTES.addReview, label: menu.addReview, icon: Star }] : []),
      { href: ROUTES.myQuotes, label: menu.myQuotes, icon: FileQuestion },
      { href: ROUTES.lists, label: menu.lists, icon: ListChecks },
      { href: ROUTES.articleNumbers, label: menu.articleNumbers, icon: Hash },
      { href: ROUTES.addresses, label: menu.addresses, icon: MapPin },
      ...(shop.pages.quickOrder
        ? [{ href: ROUTES.quickOrder, label: menu.quickOrder, icon: ClipboardPaste }]
        : []),
    ];
  }
  return [
    profile,
    { href: ROUTES.manageOrders, label: menu.manageOrders, icon: Truck },
    { href: ROUTES.addProduct, label: menu.addProduct, icon: PackagePlus },
    { href: ROUTES.makeAdmin, label: menu.makeAdmin, icon: ShieldPlus },
    { href: ROUTES.manageProducts, label: menu.manageProducts, icon: Boxes },
    { href: ROUTES.categories, label: menu.categories, icon: FolderTree },
    { href: ROUTES.overview, label: menu.overview, icon: ChartColumn },
    { href: ROUTES.priceLists, label: menu.priceLists, icon: Tags },
    { href: ROUTES.manageQuotes, label: menu.manageQuotes, icon: FileQuestion },
    { href: ROUTES.messages, label: menu.messages, icon: Inbox },
    { href: ROUTES.legalPages, label: menu.legalPages, icon: Scale },
    { href: ROUTES.apiKeys, label: menu.apiKeys, icon: KeyRound },
  ];
}

/**
 * An entry includes the pages below it, and pages that have no entry of their own: security, data, payment, audit,
 * customers.
 */
function isCurrent(href: string, path: string): boolean {
  if (path === href) return true;
  if (href === ROUTES.dashboard) return path === ROUTES.security || path === ROUTES.ownData;
  if (href === ROUTES.myOrders && path.startsWith(ROUTES.payment(''))) return true;
  if (href === ROUTES.makeAdmin && (path === ROUTES.audit || path.startsWith(ROUTES.customer(''))))
    return true;
  return path.startsWith(`${href}/`);
}

/** A column beside the page, on smaller screens a row of tabs (app/dashboard-menu.css). */
export function DashboardMenu({ viewer, texts }: DashboardMenuProps) {
  const path = usePublicPath();
  const list = useRef<HTMLUListElement>(null);
  const entries = entriesFor(viewer.role, texts.menu);
  const currentHref = entries.find(({ href }) => isCurrent(href, path))?.href;

  // On a phone the current tab may be out of view, also after a rotation. Scrolls the row alone, never the page.
  useEffect(() => {
    const row = list.current;
    const tab = currentHref ? row?.querySelector<HTMLElement>('[aria-current]') : null;
    if (!row || !tab) return;
    const watch = new ResizeObserver(() => {
      row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
    });
    watch.observe(row);
    return () => watch.disconnect();
  }, [currentHref]);

  return (
    <div className="no-print grid min-w-0 gap-6 lg:sticky lg:top-(--below-header) lg:max-h-[calc(100dvh-var(--below-header))] lg:overflow-y-auto">
      <ViewerCard viewer={viewer} texts={texts} />
      <nav aria-label={texts.menu.label} className="dashboard-menu">
        <ul ref={list}>
          {entries.map(({ href, label, icon }) => {
            const current = href === currentHref;
            return (
              <li key={href}>
                <Link href={href} aria-current={path === href ? 'page' : current ? 'true' : undefined}>
                  <Icon node={icon} />
                  {label}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}
