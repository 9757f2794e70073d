import { OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type MenuTexts = Texts['dashboard']['menu'];

export type MenuGroup = {
  key: keyof MenuTexts['groups'];
  label: string;
  entries: readonly { href: string; label: string }[];
};

/** The admins' menu (product §2.7). `charges`: the shop charges freight or tax. */
export function menuGroups(menu: MenuTexts, charges: boolean): MenuGroup[] {
  const groups = {
    today: [
      [ROUTES.desk, menu.desk],
      [ROUTES.dashboard, menu.profile],
      [ROUTES.overview, menu.overview],
    ],
    orders: [
      [ROUTES.manageOrders, menu.manageOrders],
      [ROUTES.manageReturns, menu.manageReturns],
      [ROUTES.receivables, menu.receivables],
      [ROUTES.bank, menu.bank],
      [ROUTES.journal, menu.journal],
      ...(charges ? ([[ROUTES.taxReport, menu.taxReport]] as [string, string][]) : []),
    ],
    customers: [
      [ROUTES.customers, menu.customers],
      [ROUTES.companies, menu.companies],
      [ROUTES.makeAdmin, menu.makeAdmin],
    ],
    requests: [
      [ROUTES.manageQuotes, menu.manageQuotes],
      [ROUTES.messages, menu.messages],
      [ROUTES.offers, menu.offers],
    ],
    products: [
      [ROUTES.addProduct, menu.addProduct],
      [ROUTES.manageProducts, menu.manageProducts],
      [ROUTES.categories, menu.categories],
      ...(OTHER_LANGUAGES.length > 0 ? ([[ROUTES.specWords, menu.specWords]] as [string, string][]) : []),
      [ROUTES.searchWords, menu.searchWords],
      [ROUTES.serials, menu.serials],
    ],
    prices: [[ROUTES.priceLists, menu.priceLists]],
    settings: [
      [ROUTES.trade, menu.trade],
      [ROUTES.pages, menu.pages],
      [ROUTES.legalPages, menu.legalPages],
      [ROUTES.apiKeys, menu.apiKeys],
      [ROUTES.audit, menu.audit],
      [ROUTES.webhooks, menu.webhooks],
    ],
  } satisfies Record<MenuGroup['key'], [href: string, label: string][]>;
  return (Object.keys(groups) as MenuGroup['key'][]).map((key) => ({
    key,
    label: menu.groups[key],
    entries: groups[key].map(([href, label]) => ({ href, label })),
  }));
}

/** Pages without an entry of their own belong to one: security and data, payment, imports. */
function isCurrent(href: string, path: string): boolean {
  if (path === href) return true;
  if (href === ROUTES.dashboard) return path === ROUTES.security || path === ROUTES.ownData;
  if (href === ROUTES.myOrders && path.startsWith(ROUTES.payment(''))) return true;
  if (href === ROUTES.manageProducts && path === ROUTES.imports) return true;
  return path.startsWith(`${href}/`);
}

export function currentEntry(hrefs: readonly string[], path: string): string | undefined {
  return hrefs.find((href) => isCurrent(href, path));
}

/** The value of `aria-current` of an entry. */
export function currentMark(href: string, current: string | undefined, path: string) {
  if (path === href) return 'page';
  return href === current ? 'true' : undefined;
}
