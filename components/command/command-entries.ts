import { adminPages, type PageEntry, shopPages } from '@/components/search/page-entries';
import { listHref } from '@/lib/shared/calls/list-query';
import { TO_SHIP } from '@/lib/shared/orders/order-status';
import { ROUTES } from '@/lib/shared/site/routes';
import type { CommandTexts } from './command-texts';

export function actionEntries({ actions }: CommandTexts): PageEntry[] {
  return [
    { href: listHref(ROUTES.manageOrders, { state: TO_SHIP }), name: actions.ship },
    { href: ROUTES.addProduct, name: actions.addProduct },
    { href: ROUTES.imports, name: actions.importCsv },
    { href: listHref(ROUTES.manageProducts, { lowStock: 'true' }), name: actions.lowStock },
    { href: ROUTES.newPriceList, name: actions.newPriceList },
    { href: listHref(ROUTES.manageOrders, { state: 'refund-failed' }), name: actions.failedRefunds },
  ];
}

export function pageEntries({ menu, pages }: CommandTexts): PageEntry[] {
  return [
    ...adminPages(menu),
    { href: ROUTES.refunds, name: pages.refunds },
    { href: ROUTES.disputes, name: pages.disputes },
    { href: ROUTES.security, name: pages.security },
    ...shopPages(pages),
  ];
}
