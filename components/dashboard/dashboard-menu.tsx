'use client';
import {
  BadgeCheck,
  Building2,
  ClipboardList,
  ClipboardPaste,
  FileQuestion,
  Hash,
  type IconNode,
  Inbox,
  ListChecks,
  MapPin,
  Star,
  Undo2,
  User,
  Wrench,
} from 'lucide';
import { useEffect, useRef } from 'react';
import { shop } from '#shop';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/links/link';
import { usePublicPath } from '@/lib/client/language/use-public-path';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { MenuCount } from './menu-count';
import { currentEntry, currentMark } from './menu-entries';
import type { MenuViews } from './menu-views';

type MenuEntry = { href: string; label: string; icon: IconNode; count?: number };
type DashboardMenuProps = {
  viewer: ViewerFacts;
  /** How many orders of colleagues the viewer may decide; absent where they belong to no company. */
  toDecide?: number | undefined;
  views: MenuViews;
  texts: Texts['dashboard'];
};

/** The customers' menu: product §2.7, then the store's own entries; `toDecide` for members of a company. */
export function memberEntries(menu: Texts['dashboard']['menu'], toDecide?: number): MenuEntry[] {
  return [
    { href: ROUTES.desk, label: menu.desk, icon: Inbox },
    { href: ROUTES.dashboard, label: menu.profile, icon: User },
    { href: ROUTES.myOrders, label: menu.orders, icon: ClipboardList },
    ...(shop.pages.reviews ? [{ href: ROUTES.addReview, label: menu.addReview, icon: Star }] : []),
    { href: ROUTES.myQuotes, label: menu.myQuotes, icon: FileQuestion },
    { href: ROUTES.lists, label: menu.lists, icon: ListChecks },
    { href: ROUTES.ownNumbers, label: menu.ownNumbers, icon: Hash },
    { href: ROUTES.addresses, label: menu.addresses, icon: MapPin },
    { href: ROUTES.company, label: menu.company, icon: Building2 },
    ...(toDecide === undefined
      ? []
      : [{ href: COMPANY_ROUTES.approvals, label: menu.approvals, icon: BadgeCheck, count: toDecide }]),
    ...(shop.pages.quickOrder
      ? [{ href: ROUTES.quickOrder, label: menu.quickOrder, icon: ClipboardPaste }]
      : []),
    { href: ROUTES.myTools, label: menu.myTools, icon: Wrench },
    { href: ROUTES.myReturns, label: menu.myReturns, icon: Undo2 },
  ];
}

/** The customers' menu: a column beside the page, on smaller screens a row of tabs (app/dashboard-menu.css). */
export function DashboardMenu({ viewer, toDecide, views, texts }: DashboardMenuProps) {
  const path = usePublicPath();
  const list = useRef<HTMLUListElement>(null);
  const entries = memberEntries(texts.menu, toDecide);
  const currentHref = currentEntry(
    entries.map(({ href }) => href),
    path,
  );

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
      <ViewerCard viewer={viewer} />
      <nav aria-label={texts.menu.label} className="dashboard-menu">
        <ul ref={list}>
          {entries.map(({ href, label, icon, count }) => (
            <li key={href}>
              <Link href={href} aria-current={currentMark(href, currentHref, path)}>
                <Icon node={icon} />
                {label}
                <MenuCount count={count} text={texts.menu.toDecide} className="xl:ms-auto" />
              </Link>
              {views[href]}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

export type ViewerFacts = { name: string; email: string };

type ViewerCardProps = { viewer: ViewerFacts };

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

function ViewerCard({ viewer }: ViewerCardProps) {
  return (
    <div className="hidden items-center gap-3 xl:flex">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-md bg-accent font-bold text-on-accent text-sm"
      >
        {initialsOf(viewer.name)}
      </span>
      <div className="grid min-w-0 gap-0.5">
        <p className="truncate font-semibold text-ink text-sm">{viewer.name}</p>
        <p title={viewer.email} className="truncate text-muted text-xs">
          {viewer.email}
        </p>
      </div>
    </div>
  );
}
