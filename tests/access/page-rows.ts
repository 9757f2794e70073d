import { giveTo, newSerial } from '@/tests/api/support/serials';
import { addCategory } from '@/tests/support/categories';
import { pendingCompany } from '@/tests/support/companies';
import { offerTo } from '@/tests/support/offers';
import { addOwnPage } from '@/tests/support/own-pages';
import { addPriceList } from '@/tests/support/price-lists';
import { adminPage, memberPage, noPage, publicPage } from './define-row';
import { anEndpoint } from './integration-rows';
import { ofReturn } from './return-rows';
import type { PageRow, Row } from './row';

const ofOrder: Row['request'] = async (holder, world) => ({ path: { id: await world.newOrder(holder) } });

const ofList: Row['request'] = async (holder) => {
  const { status, body } = await holder.call('POST', '/api/list', { name: 'Van', lines: [] });
  if (status !== 201) throw new Error('no list');
  return { path: { id: body.insertedId } };
};

function ownOrderPage(path: string): PageRow {
  return memberPage(path, { record: 'an order', others: 404, request: ofOrder });
}

const ofOffer: Row['request'] = async (holder) => ({ path: { id: (await offerTo(holder)).id } });

const ofSerial: Row['request'] = async (holder) => {
  const { id } = await newSerial();
  await giveTo(id, holder);
  return { path: { id } };
};

const ofOwnPage: Row['request'] = async (_holder, { admin }) => ({
  path: { slug: (await addOwnPage(admin)).slug },
});

/** The row of a page about what admins never have. */
function forCustomers(row: PageRow): PageRow {
  return { ...row, expected: { ...row.expected, 'admin, own': 404 } };
}

/** The holder's record does not have what the page shows. */
function withoutRecord(row: PageRow): PageRow {
  return { ...row, expected: { ...row.expected, 'customer, own': 404, 'admin, own': 404 } };
}

/** Leads to another page. */
function movedPage(row: PageRow): PageRow {
  return { ...row, expected: { ...row.expected, 'admin, own': 307 } };
}

/** Pages. The second gate of each is its own (page-gate.ts); the first is middleware.ts. */
export const PAGE_ROWS: readonly Row[] = [
  publicPage('/'),
  publicPage('/review'),
  publicPage('/review/page/{page}', { request: () => ({ path: { page: '2' } }) }),
  publicPage('/portfolio'),
  publicPage('/blog'),
  publicPage('/{slug}', { request: ofOwnPage }),
  publicPage('/tools'),
  publicPage('/tools/c/{category}', { request: () => ({ path: { category: 'pliers-cutters' } }) }),
  // The same lists for addresses with a query; reached through /tools and /tools/c/… (next.config.ts).
  publicPage('/catalogue/{category}', { request: () => ({ path: { category: 'pliers-cutters' } }) }),
  publicPage('/tools/compare'),
  publicPage('/tools/{slug}', { request: () => ({ path: { slug: 'bench-vise-125' } }) }),
  noPage('/tools/{slug}/reviews/{page}', {
    request: () => ({ path: { slug: 'bench-vise-125', page: '999' } }),
  }),
  publicPage('/login'),
  publicPage('/register'),
  publicPage('/verify-email'),
  publicPage('/company/join'),
  publicPage('/reset-password'),
  publicPage('/terms'),
  publicPage('/returns'),
  publicPage('/warranty'),
  publicPage('/privacy'),
  publicPage('/imprint'),
  publicPage('/contact'),
  publicPage('/quote'),
  publicPage('/quick-order'),
  publicPage('/cart'),
  publicPage('/newsletter/confirm'),
  publicPage('/newsletter/unsubscribe'),
  memberPage('/purchase/{id}', { request: async (_, world) => ({ path: { id: await world.newTool() } }) }),
  memberPage('/dashboard'),
  memberPage('/dashboard/desk'),
  memberPage('/dashboard/security'),
  memberPage('/dashboard/data'),
  memberPage('/dashboard/my-order'),
  memberPage('/dashboard/review'),
  memberPage('/dashboard/my-quotes'),
  // No offer is made to admins.
  forCustomers(
    memberPage('/dashboard/my-quotes/{id}', { record: 'an offer', others: 404, request: ofOffer }),
  ),
  memberPage('/dashboard/lists'),
  memberPage('/dashboard/lists/{id}', { record: 'a list', others: 404, request: ofList }),
  memberPage('/dashboard/article-numbers'),
  // Admins act for the shop, which holds nothing.
  forCustomers(memberPage('/dashboard/tools')),
  forCustomers(
    memberPage('/dashboard/tools/{id}', { record: 'a serial number', others: 404, request: ofSerial }),
  ),
  forCustomers(memberPage('/dashboard/returns')),
  forCustomers(
    memberPage('/dashboard/returns/{id}', { record: 'a return', others: 404, request: ofReturn() }),
  ),
  memberPage('/dashboard/addresses'),
  // Who belongs to no company is offered to register one.
  memberPage('/dashboard/company'),
  memberPage('/dashboard/company/members'),
  memberPage('/dashboard/company/rules'),
  memberPage('/dashboard/company/addresses'),
  memberPage('/dashboard/company/orders'),
  memberPage('/dashboard/company/statement'),
  // No order of a company of theirs.
  withoutRecord(
    memberPage('/dashboard/company/orders/{id}', { record: 'an order', others: 404, request: ofOrder }),
  ),
  // Who belongs to no company is told what it is for.
  memberPage('/dashboard/approvals'),
  withoutRecord(
    memberPage('/dashboard/approvals/{id}', { record: 'an order', others: 404, request: ofOrder }),
  ),
  ownOrderPage('/dashboard/payment/{id}'),
  ownOrderPage('/dashboard/my-order/{id}'),
  // An unpaid order has no receipt.
  withoutRecord(ownOrderPage('/dashboard/my-order/{id}/receipt')),
  adminPage('/dashboard/overview'),
  adminPage('/dashboard/manage-order'),
  adminPage('/dashboard/manage-order/{id}', { request: ofOrder }),
  adminPage('/dashboard/manage-order/refunds'),
  adminPage('/dashboard/manage-order/disputes'),
  adminPage('/dashboard/manage-return'),
  adminPage('/dashboard/manage-return/{id}', {
    request: (_holder, world) => ofReturn()(world.customer, world),
  }),
  adminPage('/dashboard/add-product'),
  adminPage('/dashboard/serials'),
  adminPage('/dashboard/serials/{id}', { request: ofSerial }),
  adminPage('/dashboard/make-admin'),
  adminPage('/dashboard/customers'),
  adminPage('/dashboard/customers/{id}', {
    request: async (_holder, { admin, other }) => {
      const { body } = await admin.call('GET', `/api/user?q=${encodeURIComponent(other.email)}`);
      return { path: { id: body[0]._id } };
    },
  }),
  // Without a view that was begun it leads to the customer's page.
  adminPage('/dashboard/customers/{id}/view', {
    request: async (_holder, { admin, other }) => {
      const { body } = await admin.call('GET', `/api/user?q=${encodeURIComponent(other.email)}`);
      await admin.call('POST', `/api/user/${encodeURIComponent(other.email)}/view`);
      return { path: { id: body[0]._id } };
    },
  }),
  adminPage('/dashboard/companies'),
  adminPage('/dashboard/receivables'),
  movedPage(adminPage('/dashboard/companies/import')),
  adminPage('/dashboard/companies/new'),
  adminPage('/dashboard/companies/{id}', {
    request: async () => ({ path: { id: (await pendingCompany()).id } }),
  }),
  adminPage('/dashboard/offers'),
  adminPage('/dashboard/offers/new'),
  adminPage('/dashboard/offers/{id}', { request: ofOffer }),
  adminPage('/dashboard/manage-product'),
  adminPage('/dashboard/manage-product/changes'),
  adminPage('/dashboard/api-keys'),
  adminPage('/dashboard/webhooks'),
  adminPage('/dashboard/webhooks/{id}', {
    request: async (_holder, world) => ({ path: { id: await anEndpoint(world) } }),
  }),
  adminPage('/dashboard/import'),
  adminPage('/dashboard/categories'),
  adminPage('/dashboard/dictionary'),
  adminPage('/dashboard/search'),
  adminPage('/dashboard/categories/{slug}', {
    request: async (_holder, { admin }) => ({ path: { slug: await addCategory(admin) } }),
  }),
  adminPage('/dashboard/price-lists'),
  adminPage('/dashboard/price-lists/new'),
  adminPage('/dashboard/price-lists/{id}', {
    request: async (_holder, { admin }) => ({ path: { id: await addPriceList(admin, []) } }),
  }),
  adminPage('/dashboard/manage-product/{id}', {
    request: async (_, world) => ({ path: { id: await world.newTool() } }),
  }),
  adminPage('/dashboard/manage-product/{id}/edit', {
    request: async (_, world) => ({ path: { id: await world.newTool() } }),
  }),
  adminPage('/dashboard/quotes'),
  adminPage('/dashboard/messages'),
  adminPage('/dashboard/trade'),
  adminPage('/dashboard/tax-report'),
  adminPage('/dashboard/journal'),
  adminPage('/dashboard/bank'),
  adminPage('/dashboard/legal'),
  adminPage('/dashboard/pages'),
  adminPage('/dashboard/pages/new'),
  adminPage('/dashboard/pages/edit/{slug}', { request: ofOwnPage }),
  adminPage('/dashboard/audit'),
];
