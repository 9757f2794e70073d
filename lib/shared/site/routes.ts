import type { LegalPageName } from './legal-pages';
import { splitLanguage } from './local-path';

/** Without a language: local-path.ts prepends it. The paths of calls are declared with the calls. */
export const ROUTES = {
  home: '/',
  review: '/review',
  reviewPage: (page: number) => `/review/page/${page}`,
  portfolio: '/portfolio',
  blog: '/blog',
  tools: '/tools',
  toolCategory: (category: string) => `/tools/c/${category}`,
  compare: '/tools/compare',
  compareOf: (ids: readonly string[]) =>
    ids.length > 0 ? `/tools/compare?ids=${ids.join(',')}` : '/tools/compare',
  tool: (slug: string) => `/tools/${slug}`,
  toolReviews: (slug: string, page: number) => `/tools/${slug}/reviews/${page}`,
  datasheet: (slug: string) => `/tools/${slug}/datasheet.pdf`,
  login: '/login',
  register: '/register',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  contact: '/contact',
  quote: '/quote',
  quickOrder: '/quick-order',
  quickOrderOf: (sku: string, quantity: number) =>
    `/quick-order?sku=${encodeURIComponent(sku)}&quantity=${quantity}`,
  /** With the quantity to ask for, if there is one. */
  quoteFor: (toolId: string, quantity?: number | null) =>
    `/quote?tool=${toolId}${quantity ? `&quantity=${quantity}` : ''}`,
  confirmNewsletter: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  cart: '/cart',
  purchase: (toolId: string) => `/purchase/${toolId}`,
  purchaseOf: (toolId: string, quantity: number) => `/purchase/${toolId}?quantity=${quantity}`,
  dashboard: '/dashboard',
  desk: '/dashboard/desk',
  security: '/dashboard/security',
  ownData: '/dashboard/data',
  myOrders: '/dashboard/my-order',
  myOrder: (orderId: string) => `/dashboard/my-order/${orderId}`,
  receipt: (orderId: string) => `/dashboard/my-order/${orderId}/receipt`,
  payment: (orderId: string) => `/dashboard/payment/${orderId}`,
  addReview: '/dashboard/review',
  myQuotes: '/dashboard/my-quotes',
  lists: '/dashboard/lists',
  list: (listId: string) => `/dashboard/lists/${listId}`,
  ownNumbers: '/dashboard/article-numbers',
  addresses: '/dashboard/addresses',
  myTools: '/dashboard/tools',
  myTool: (serialId: string) => `/dashboard/tools/${serialId}`,
  myReturns: '/dashboard/returns',
  myReturn: (returnId: string) => `/dashboard/returns/${returnId}`,
  company: '/dashboard/company',
  overview: '/dashboard/overview',
  manageOrders: '/dashboard/manage-order',
  manageOrder: (orderId: string) => `/dashboard/manage-order/${orderId}`,
  manageReturns: '/dashboard/manage-return',
  manageReturn: (returnId: string) => `/dashboard/manage-return/${returnId}`,
  journal: '/dashboard/journal',
  bank: '/dashboard/bank',
  refunds: '/dashboard/manage-order/refunds',
  disputes: '/dashboard/manage-order/disputes',
  addProduct: '/dashboard/add-product',
  duplicateProduct: (toolId: string) => `/dashboard/add-product?from=${toolId}`,
  makeAdmin: '/dashboard/make-admin',
  customers: '/dashboard/customers',
  customer: (userId: string) => `/dashboard/customers/${userId}`,
  customerView: (userId: string) => `/dashboard/customers/${userId}/view`,
  companies: '/dashboard/companies',
  receivables: '/dashboard/receivables',
  manageProducts: '/dashboard/manage-product',
  bulkChanges: '/dashboard/manage-product/changes',
  bulkChange: (undoToken: string) => `/dashboard/manage-product/changes?change=${undoToken}`,
  toolStock: (toolId: string) => `/dashboard/manage-product/${toolId}`,
  editTool: (toolId: string) => `/dashboard/manage-product/${toolId}/edit`,
  imports: '/dashboard/import',
  importOf: (id: string) => `/dashboard/import?id=${id}`,
  categories: '/dashboard/categories',
  category: (slug: string) => `/dashboard/categories/${slug}`,
  specWords: '/dashboard/dictionary',
  searchWords: '/dashboard/search',
  serials: '/dashboard/serials',
  serial: (serialId: string) => `/dashboard/serials/${serialId}`,
  manageQuotes: '/dashboard/quotes',
  offers: '/dashboard/offers',
  messages: '/dashboard/messages',
  priceLists: '/dashboard/price-lists',
  newPriceList: '/dashboard/price-lists/new',
  copyPriceList: (listId: string) => `/dashboard/price-lists/new?copy=${listId}`,
  priceList: (listId: string) => `/dashboard/price-lists/${listId}`,
  trade: '/dashboard/trade',
  taxReport: '/dashboard/tax-report',
  legalPages: '/dashboard/legal',
  legalPage: (page: LegalPageName) => `/${page}`,
  /** Of the shop's own (product §4.27). */
  ownPage: (slug: string) => `/${slug}`,
  pages: '/dashboard/pages',
  newPage: '/dashboard/pages/new',
  editPage: (slug: string) => `/dashboard/pages/edit/${slug}`,
  apiKeys: '/dashboard/api-keys',
  webhooks: '/dashboard/webhooks',
  webhook: (id: string) => `/dashboard/webhooks/${encodeURIComponent(id)}`,
  audit: '/dashboard/audit',
} as const;

/** Product §2.6. */
export const ADMIN_ROUTES: readonly string[] = [
  ROUTES.overview,
  ROUTES.manageOrders,
  ROUTES.manageReturns,
  ROUTES.journal,
  ROUTES.bank,
  ROUTES.addProduct,
  ROUTES.makeAdmin,
  ROUTES.customers,
  ROUTES.companies,
  ROUTES.receivables,
  ROUTES.manageProducts,
  ROUTES.imports,
  ROUTES.categories,
  ROUTES.specWords,
  ROUTES.searchWords,
  ROUTES.serials,
  ROUTES.manageQuotes,
  ROUTES.offers,
  ROUTES.messages,
  ROUTES.priceLists,
  ROUTES.trade,
  ROUTES.taxReport,
  ROUTES.legalPages,
  ROUTES.pages,
  ROUTES.apiKeys,
  ROUTES.webhooks,
  ROUTES.audit,
];

/** Product §2.5. */
export const MEMBER_PREFIXES: readonly string[] = ['/dashboard', '/purchase/'];

/**
 * `from` if it is a path on this site, else home (product §2.9). Refuses other hosts in every disguise that browsers
 * accept: `//host`, `/\host`, schemes, control characters.
 */
export function safeReturnPath(from: string | null | undefined): string {
  if (!from || from.length > 512 || !from.startsWith('/')) return ROUTES.home;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these, which could join "/" and "/host".
  if (/[\\\u0000-\u0020\u007f]/.test(from) || from.startsWith('//')) return ROUTES.home;
  const base = 'http://site.invalid';
  const url = URL.canParse(from, base) ? new URL(from, base) : null;
  if (!url || url.origin !== base) return ROUTES.home;
  const path = `${url.pathname}${url.search}${url.hash}`;
  const page = splitLanguage(url.pathname).path;
  const isSignInPage = page === ROUTES.login || page === ROUTES.register;
  return isSignInPage || path.startsWith('//') ? ROUTES.home : path;
}

/** `/review/page/2`; null for anything but a page after the first. */
export function laterPage(segment: string): number | null {
  return /^[1-9]\d{0,5}$/.test(segment) && segment !== '1' ? Number(segment) : null;
}
