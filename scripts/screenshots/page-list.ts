import { shop } from '#shop';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';

export const SCREEN_ROLES = ['visitor', 'customer', 'owner', 'admin'] as const;
export type ScreenRole = (typeof SCREEN_ROLES)[number];

export type Screen = { name: string; path: string; as: ScreenRole; status?: number };

/** A tool on sale, one with more reviews than its page shows, and an unpaid and a paid order and a list of the demo customer. */
export type DemoIds = {
  toolId: string;
  toolSlug: string;
  category: string;
  reviewedSlug: string;
  unpaidOrderId: string;
  paidOrderId: string;
  listId: string;
};

const VISITOR_PAGES: readonly [name: string, path: string, status?: number][] = [
  ['home', ROUTES.home],
  ['tools', ROUTES.tools],
  ['tools-search', `${ROUTES.tools}?q=torque`],
  ['tools-table', `${ROUTES.tools}?view=table`],
  ['compare-empty', ROUTES.compare],
  ['tools-nothing-found', `${ROUTES.tools}?q=zzzznothing`],
  ['review', ROUTES.review],
  ['review-older', ROUTES.reviewPage(2)],
  ...(shop.pages.portfolio ? [['portfolio', ROUTES.portfolio] as [string, string]] : []),
  ...(shop.pages.blog ? [['blog', ROUTES.blog] as [string, string]] : []),
  ['terms', ROUTES.legalPage('terms')],
  ['contact', ROUTES.contact],
  ['quote', ROUTES.quote],
  ['quick-order', ROUTES.quickOrder],
  ['cart', ROUTES.cart],
  ['login', ROUTES.login],
  ['register', ROUTES.register],
  ['verify-email', `${ROUTES.verifyEmail}?token=unknown`],
  ['join-company', COMPANY_ROUTES.joinBy('unknown')],
  ['reset-password', `${ROUTES.resetPassword}?token=unknown`],
  ['newsletter-confirm', `${ROUTES.confirmNewsletter}?token=unknown`],
  ['newsletter-unsubscribe', `${ROUTES.unsubscribe}?token=unknown`],
  ['not-found', '/nothing-here', 404],
];

const ADMIN_PAGES: readonly [name: string, path: string][] = [
  ['shop-desk', ROUTES.desk],
  ['overview', ROUTES.overview],
  ['overview-year', `${ROUTES.overview}?days=365`],
  ['manage-order', ROUTES.manageOrders],
  ['manage-order-empty', `${ROUTES.manageOrders}?q=zzzznothing`],
  ['manage-returns', ROUTES.manageReturns],
  ['receivables', ROUTES.receivables],
  ['refunds', ROUTES.refunds],
  ['disputes', ROUTES.disputes],
  ['add-product', ROUTES.addProduct],
  ['make-admin', ROUTES.makeAdmin],
  ['customers', ROUTES.customers],
  ['companies', ROUTES.companies],
  ['bank', ROUTES.bank],
  ['offers', ROUTES.offers],
  ['new-offer', OFFER_ROUTES.create],
  ['manage-product', ROUTES.manageProducts],
  ['bulk-changes', ROUTES.bulkChanges],
  ['import', ROUTES.imports],
  ['categories', ROUTES.categories],
  ['category', ROUTES.category('clamps-vises')],
  ['dictionary', ROUTES.specWords],
  ['search-words', ROUTES.searchWords],
  ['serials', ROUTES.serials],
  ['price-lists', ROUTES.priceLists],
  ['price-list-new', ROUTES.newPriceList],
  ['manage-product-empty', `${ROUTES.manageProducts}?q=zzzznothing`],
  ['quotes', ROUTES.manageQuotes],
  ['messages', ROUTES.messages],
  ['trade', ROUTES.trade],
  ['tax-report', ROUTES.taxReport],
  ['journal', ROUTES.journal],
  ['legal', ROUTES.legalPages],
  ['pages', ROUTES.pages],
  ['new-page', ROUTES.newPage],
  ['api-keys', ROUTES.apiKeys],
  ['audit', ROUTES.audit],
  ['webhooks', ROUTES.webhooks],
  ['admin-profile', ROUTES.dashboard],
];

export function screensIn<S extends Screen>(language: Language, screens: readonly S[]): S[] {
  return screens.map((screen) => ({
    ...screen,
    name: language === LANGUAGES.default ? screen.name : `${language}-${screen.name}`,
    path: localPath(screen.path, language),
  }));
}

export function allScreens(ids: DemoIds): Screen[] {
  const customerPages: readonly [name: string, path: string][] = [
    ['desk', ROUTES.desk],
    ['profile', ROUTES.dashboard],
    ['security', ROUTES.security],
    ['data', ROUTES.ownData],
    ['my-order', ROUTES.myOrders],
    ['order', ROUTES.myOrder(ids.unpaidOrderId)],
    ['receipt', ROUTES.receipt(ids.paidOrderId)],
    ['payment', ROUTES.payment(ids.unpaidOrderId)],
    ['add-review', ROUTES.addReview],
    ['my-quotes', ROUTES.myQuotes],
    ['lists', ROUTES.lists],
    ['list', ROUTES.list(ids.listId)],
    ['article-numbers', ROUTES.ownNumbers],
    ['my-tools', ROUTES.myTools],
    ['my-returns', ROUTES.myReturns],
    ['addresses', ROUTES.addresses],
    ['company', ROUTES.company],
    ['purchase', ROUTES.purchase(ids.toolId)],
  ];
  return [
    ...VISITOR_PAGES.map(([name, path, status = 200]) => ({ name, path, status, as: 'visitor' as const })),
    { name: 'tools-category', path: ROUTES.toolCategory(ids.category), as: 'visitor' as const },
    { name: 'tool', path: ROUTES.tool(ids.toolSlug), as: 'visitor' as const },
    {
      name: 'login-to-order',
      path: `${ROUTES.login}?from=${ROUTES.purchase(ids.toolId)}`,
      as: 'visitor' as const,
    },
    { name: 'tool-reviews', path: ROUTES.toolReviews(ids.reviewedSlug, 2), as: 'visitor' as const },
    ...customerPages.map(([name, path]) => ({ name, path, as: 'customer' as const })),
    ...ADMIN_PAGES.map(([name, path]) => ({ name, path, as: 'admin' as const })),
    { name: 'an-order', path: ROUTES.manageOrder(ids.paidOrderId), as: 'admin' as const },
    { name: 'stock', path: ROUTES.toolStock(ids.toolId), as: 'admin' as const },
    { name: 'edit-tool', path: ROUTES.editTool(ids.toolId), as: 'admin' as const },
  ];
}
