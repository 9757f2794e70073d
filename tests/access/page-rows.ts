import { adminPage, memberPage, publicPage } from './define-row';
import type { Row } from './row';

/** Pages. The second gate of each is its own (page-gate.ts); the first is middleware.ts. */
export const PAGE_ROWS: readonly Row[] = [
  publicPage('/'),
  publicPage('/review'),
  publicPage('/portfolio'),
  publicPage('/blog'),
  publicPage('/tools'),
  publicPage('/tools/c/{category}', { request: () => ({ path: { category: 'pliers-cutters' } }) }),
  // The same lists once an address asks for more; reached through /tools and /tools/c/… (next.config.ts).
  publicPage('/catalogue/{category}', { request: () => ({ path: { category: 'pliers-cutters' } }) }),
  publicPage('/login'),
  publicPage('/register'),
  publicPage('/verify-email'),
  publicPage('/reset-password'),
  publicPage('/contact'),
  publicPage('/quote'),
  publicPage('/newsletter/confirm'),
  publicPage('/newsletter/unsubscribe'),
  memberPage('/purchase/{id}', { request: async (_, world) => ({ path: { id: await world.newTool() } }) }),
  memberPage('/dashboard'),
  memberPage('/dashboard/my-order'),
  memberPage('/dashboard/review'),
  memberPage('/dashboard/my-quotes'),
  memberPage('/dashboard/payment/{id}', {
    record: 'an order',
    others: 404,
    request: async (holder, world) => ({ path: { id: await world.newOrder(holder) } }),
  }),
  adminPage('/dashboard/manage-order'),
  adminPage('/dashboard/add-product'),
  adminPage('/dashboard/make-admin'),
  adminPage('/dashboard/manage-product'),
  adminPage('/dashboard/quotes'),
  adminPage('/dashboard/messages'),
  adminPage('/dashboard/audit'),
];
