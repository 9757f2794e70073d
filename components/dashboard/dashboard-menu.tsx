'use client';
import { clsx } from 'clsx';
import {
  Boxes,
  ChartColumn,
  ClipboardList,
  ClipboardPaste,
  FileQuestion,
  Hash,
  type IconNode,
  Inbox,
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
import { Link } from '@/components/ui/link';
import { usePublicPath } from '@/lib/client/language/use-public-path';
import { ROUTES } from '@/lib/shared/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ViewerCard, type ViewerFacts } from './viewer-card';

type MenuEntry = { href: string; label: string; icon: IconNode };
type DashboardMenuProps = { viewer: ViewerFacts; texts: Texts['dashboard'] };

/** Which roles see which entries: those of product §2.7, then the store's own. */
export function entriesFor(role: ViewerFacts['role'], menu: Texts['dashboard']['menu']): MenuEntry[] {
  const profile = { href: ROUTES.dashboard, label: menu.profile, icon: User };
  if (role === 'customer') {
    return [
      profile,
      { href: ROUTES.myOrders, label: menu.orders, icon: ClipboardList },
      { href: ROUTES.addReview, label: menu.addReview, icon: Star },
      { href: ROUTES.myQuotes, label: menu.myQuotes, icon: FileQuestion },
      { href: ROUTES.lists, label: menu.lists, icon: ListChecks },
      { href: ROUTES.articleNumbers, label: menu.articleNumbers, icon: Hash },
      { href: ROUTES.addresses, label: menu.addresses, icon: MapPin },
      { href: ROUTES.quickOrder, label: menu.quickOrder, icon: ClipboardPaste },
    ];
  }
  return [
    profile,
    { href: ROUTES.manageOrders, label: menu.manageOrders, icon: Truck },
    { href: ROUTES.addProduct, label: menu.addProduct, icon: PackagePlus },
    { href: ROUTES.makeAdmin, label: menu.makeAdmin, icon: ShieldPlus },
    { href: ROUTES.manageProducts, label: menu.manageProducts, icon: Boxes },
    { href: ROUTES.overview, label: menu.overview, icon: ChartColumn },
    { href: ROUTES.priceLists, label: menu.priceLists, icon: Tags },
    { href: ROUTES.manageQuotes, label: menu.manageQuotes, icon: FileQuestion },
    { href: ROUTES.messages, label: menu.messages, icon: Inbox },
    { href: ROUTES.legalPages, label: menu.legalPages, icon: Scale },
  ];
}

/**
 * Whether an address belongs to a menu entry: an entry includes the pages below it; security and data belong to the profile,
 * paying to the customer's orders, held mail to messages, the audit log and customers to rights.
 */
function isCurrent(href: string, path: string): boolean {
  if (path === href) return true;
  if (href === ROUTES.dashboard) return path === ROUTES.security || path === ROUTES.ownData;
  if (href === ROUTES.myOrders && path.startsWith(ROUTES.payment(''))) return true;
  if (href === ROUTES.messages && path === ROUTES.heldMail) return true;
  if (href === ROUTES.makeAdmin && (path === ROUTES.audit || path.startsWith(ROUTES.customer(''))))
    return true;
  return path.startsWith(`${href}/`);
}

/** The dashboard's menu: a column beside the page, on smaller screens a row of tabs that scrolls sideways. */
export function DashboardMenu({ viewer, texts }: DashboardMenuProps) {
  const path = usePublicPath();
  const list = useRef<HTMLUListElement>(null);
  const entries = entriesFor(viewer.role, texts.menu);
  const currentHref = entries.find(({ href }) => isCurrent(href, path))?.href;

  // On a phone the tab of this page may be out of view, also after a rotation. Only the row may scroll, never the page.
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
    <div className="no-print grid min-w-0 gap-6 lg:sticky lg:top-(--below-header)">
      <ViewerCard viewer={viewer} texts={texts} />
      <nav aria-label={texts.menu.label} className="min-w-0 -mx-[clamp(1rem,4vw,2.5rem)] lg:mx-0">
        <ul
          ref={list}
          className="relative flex overflow-x-auto border-line border-b px-[clamp(1rem,4vw,2.5rem)] [scrollbar-width:none] lg:grid lg:gap-0.5 lg:border-b-0 lg:px-0"
        >
          {entries.map(({ href, label, icon }) => {
            const current = href === currentHref;
            return (
              <li key={href} className="shrink-0">
                <Link
                  href={href}
                  aria-current={path === href ? 'page' : current ? 'true' : undefined}
                  className={clsx(
                    'flex min-h-12 items-center gap-2.5 whitespace-nowrap px-3.5 text-[0.9375rem] -outline-offset-2 hover:text-ink lg:min-h-11 lg:rounded-md lg:px-3 lg:hover:bg-hover',
                    current
                      ? 'font-semibold text-ink shadow-[inset_0_-3px_0_var(--color-accent-strong)] lg:rounded-s-none lg:bg-surface lg:shadow-[inset_3px_0_0_var(--color-accent-strong)] rtl:lg:shadow-[inset_-3px_0_0_var(--color-accent-strong)]'
                      : 'font-medium text-body',
                  )}
                >
                  <Icon node={icon} className={clsx('size-4.5', current ? 'text-ink' : 'text-muted')} />
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
