/** By the addresses of their pages below `/dashboard/`; `orders` and `products` are older names of two. */
export const ADMIN_VIEW_LISTS = [
  ...(['orders', 'products', 'manage-order', 'manage-product', 'manage-return'] as const),
  ...(['customers', 'companies', 'quotes', 'offers', 'messages', 'serials', 'receivables'] as const),
] as const;
const OWN_VIEW_LISTS = ['my-order', 'company/orders', 'approvals', 'tools'] as const;
export const VIEW_LISTS = [...ADMIN_VIEW_LISTS, ...OWN_VIEW_LISTS] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

const NEWER_NAMES = { orders: 'manage-order', products: 'manage-product' } as const;

/** The path of a list's page. Lists of two names have one. */
export function pathOfViews(list: ViewList): string {
  return `/dashboard/${list in NEWER_NAMES ? NEWER_NAMES[list as keyof typeof NEWER_NAMES] : list}`;
}
