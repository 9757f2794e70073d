import { adminPages, matchEntries, type PageEntry, shopPages } from '@/components/search/page-entries';
import { lateTexts } from '@/lib/client/language/load-texts';
import { listHref } from '@/lib/client/page/list-query';
import type { CommandResponse, FoundRecord, RecordKind } from '@/lib/shared/command/command.schema';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatDollars } from '@/lib/shared/numbers/money';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { poNumberText } from '@/lib/shared/orders/order-label';
import { TO_SHIP } from '@/lib/shared/orders/order-status';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type CommandGroup = 'actions' | 'pages' | 'orders' | 'customers' | 'tools' | 'lists' | RecordKind;

export type CommandOption = {
  group: CommandGroup;
  href: string;
  name: string;
  detail?: string;
  mark?: string;
};

/** The most actions, and pages, once something is typed. */
const ENTRIES_MAX = 4;

/**
 * Returns the page that has the record: for invoices, payments and approvals, which have none for admins, the one they are on.
 */
function recordHref({ kind, _id, name, orderId, companyId = '' }: FoundRecord): string {
  if (kind === 'company') return COMPANY_ROUTES.managed(_id);
  if (kind === 'offer') return OFFER_ROUTES.managed(_id);
  if (kind === 'request') return listHref(ROUTES.manageQuotes, { q: name, state: 'all' });
  if (kind === 'price-list') return ROUTES.priceList(_id);
  if (kind === 'return') return ROUTES.manageReturn(_id);
  return orderId ? ROUTES.manageOrder(orderId) : COMPANY_ROUTES.managed(companyId);
}

function foundOptions(found: CommandResponse, language: Language, texts: CommandTexts): CommandOption[] {
  return [
    ...found.orders.map(
      (order): CommandOption => ({
        group: 'orders',
        href: ROUTES.manageOrder(order._id),
        name: order.number,
        detail: [order.buyerName, order.poNumber && poNumberText(texts.poNumber, order.poNumber)]
          .filter(Boolean)
          .join(' · '),
        mark: `${texts.orderStates[order.state]} · ${formatDollars(order.value, language)}`,
      }),
    ),
    ...found.customers.map(
      ({ _id, name, email }): CommandOption => ({
        group: 'customers',
        href: ROUTES.customer(_id),
        name,
        detail: email,
      }),
    ),
    ...(found.records ?? []).map(
      (record): CommandOption => ({
        group: record.kind,
        href: recordHref(record),
        name: record.name,
        ...(record.detail ? { detail: record.detail } : {}),
        ...(record.value === undefined ? {} : { mark: formatDollars(record.value, language) }),
      }),
    ),
    ...found.tools.map(
      ({ _id, sku, name, state }): CommandOption => ({
        group: 'tools',
        href: ROUTES.editTool(_id),
        name,
        detail: sku,
        mark: texts.toolStates[state],
      }),
    ),
  ];
}

type Shown = {
  query: string;
  found: CommandResponse | null;
  language: Language;
  /** The shop charges freight or tax. */
  charges?: boolean | undefined;
  texts: CommandTexts;
};

/**
 * In groups that follow each other: pages and actions, which need no answer and so never move what is chosen; then what the
 * store found; then its lists, searched for the same words. Pure.
 */
export function commandOptions({ query, found, language, charges = false, texts }: Shown): CommandOption[] {
  const entries = (group: 'actions' | 'pages', all: readonly { href: string; name: string }[]) =>
    matchEntries(all, query, ENTRIES_MAX).map((entry): CommandOption => ({ group, ...entry }));
  const actions = entries('actions', actionEntries(texts));
  const pages = entries('pages', pageEntries(texts, charges));
  const words = query.trim();
  if (words === '') return [...actions, ...pages];
  const lists: [string, string][] = [
    [listHref(ROUTES.manageOrders, { q: words, state: 'all' }), texts.lists.orders],
    [listHref(ROUTES.customers, { q: words }), texts.lists.customers],
    [listHref(ROUTES.manageProducts, { q: words }), texts.lists.tools],
  ];
  return [
    ...pages,
    ...actions,
    ...(found ? foundOptions(found, language, texts) : []),
    ...lists.map(
      ([href, name]): CommandOption => ({ group: 'lists', href, name: fillText(name, { query: words }) }),
    ),
  ];
}

/** Returns whether the option is there before the store has answered for what is typed. */
export function isLocal({ group }: CommandOption): boolean {
  return group === 'actions' || group === 'pages';
}

export type OptionGroup = { group: CommandGroup; options: (CommandOption & { position: number })[] };

/** The same options under the names of their groups, in the same order. Pure. */
export function groupOptions(options: readonly CommandOption[]): OptionGroup[] {
  const groups: OptionGroup[] = [];
  for (const [position, option] of options.entries()) {
    const last = groups.at(-1);
    if (last?.group === option.group) last.options.push({ ...option, position });
    else groups.push({ group: option.group, options: [{ ...option, position }] });
  }
  return groups;
}

function actionEntries({ actions }: CommandTexts): PageEntry[] {
  return [
    { href: listHref(ROUTES.manageOrders, { state: TO_SHIP }), name: actions.ship },
    { href: ROUTES.addProduct, name: actions.addProduct },
    { href: ROUTES.imports, name: actions.importCsv },
    { href: listHref(ROUTES.manageProducts, { lowStock: 'true' }), name: actions.lowStock },
    { href: COMPANY_ROUTES.bankFile, name: actions.recordPayment },
    { href: ROUTES.newPriceList, name: actions.newPriceList },
    { href: listHref(ROUTES.manageOrders, { state: 'refund-failed' }), name: actions.failedRefunds },
  ];
}

function pageEntries({ menu, pages }: CommandTexts, charges: boolean): PageEntry[] {
  return [
    ...adminPages(menu, charges),
    { href: ROUTES.refunds, name: pages.refunds },
    { href: ROUTES.disputes, name: pages.disputes },
    { href: ROUTES.security, name: pages.security },
    ...shopPages(pages),
  ];
}

export const commandTexts = lateTexts('commandBox', {
  en: () => import('@/lib/shared/texts/en/command-box'),
  de: () => import('@/lib/shared/texts/de/command-box'),
});

export type CommandTexts = Awaited<ReturnType<typeof commandTexts>> & Pick<Texts['dashboard'], 'menu'>;
