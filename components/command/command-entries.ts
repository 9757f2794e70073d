import { menuGroups } from '@/components/dashboard/menu/menu-entries';
import { listHref } from '@/lib/shared/calls/list-query';
import { TO_SHIP } from '@/lib/shared/orders/order-status';
import { ROUTES } from '@/lib/shared/site/routes';
import { shop } from '@/shop.config';
import type { CommandTexts } from './command-texts';

export type CommandEntry = { href: string; name: string };

export function actionEntries({ actions }: CommandTexts): CommandEntry[] {
  return [
    { href: listHref(ROUTES.manageOrders, { state: TO_SHIP }), name: actions.ship },
    { href: ROUTES.addProduct, name: actions.addProduct },
    { href: ROUTES.imports, name: actions.importCsv },
    { href: listHref(ROUTES.manageProducts, { lowStock: 'true' }), name: actions.lowStock },
    { href: ROUTES.newPriceList, name: actions.newPriceList },
    { href: listHref(ROUTES.manageOrders, { state: 'refund-failed' }), name: actions.failedRefunds },
  ];
}

export function pageEntries({ menu, pages }: CommandTexts): CommandEntry[] {
  const shopPages = [
    [ROUTES.refunds, pages.refunds, true],
    [ROUTES.disputes, pages.disputes, true],
    [ROUTES.security, pages.security, true],
    [ROUTES.home, pages.home, true],
    [ROUTES.tools, pages.tools, true],
    [ROUTES.review, pages.review, shop.pages.reviews],
    [ROUTES.portfolio, pages.portfolio, shop.pages.portfolio],
    [ROUTES.blog, pages.blog, shop.pages.blog],
    [ROUTES.quickOrder, pages.quickOrder, shop.pages.quickOrder],
    [ROUTES.cart, pages.cart, true],
  ] as const;
  return [
    ...menuGroups(menu).flatMap(({ entries }) => entries.map(({ href, label }) => ({ href, name: label }))),
    ...shopPages.filter(([, , isShown]) => isShown).map(([href, name]) => ({ href, name })),
  ];
}

/** Without case and accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Entries of which some word begins with each word of the query; all of them for an empty one. Pure. */
export function matchEntries(entries: readonly CommandEntry[], query: string, limit: number): CommandEntry[] {
  const typed = wordsOf(query);
  if (typed.length === 0) return query.trim() === '' ? [...entries] : [];
  const matches = ({ name }: CommandEntry) => {
    const words = wordsOf(name);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  };
  return entries.filter(matches).slice(0, limit);
}
