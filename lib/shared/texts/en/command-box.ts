import { pageNames } from './page-names';

/** In its own file: the command box loads it, in the language of its page. */
export const commandBox = {
  title: 'Search or go to',
  label: 'Order, customer, tool, page or action',
  placeholder: 'Order or PO number, customer, SKU, page',
  close: 'Close',
  results: 'Found',
  groups: {
    actions: 'Actions',
    pages: 'Pages',
    orders: 'Orders',
    customers: 'Customers',
    tools: 'Tools',
    lists: 'Search the lists',
  },
  actions: {
    ship: 'Ship orders',
    addProduct: 'Add a product',
    importCsv: 'Import CSV',
    lowStock: 'Check low stock',
    newPriceList: 'New price list',
    failedRefunds: 'Resolve failed refunds',
  },
  pages: {
    refunds: 'Refunds',
    disputes: 'Chargebacks',
    security: 'Security',
    ...pageNames,
  },
  lists: {
    orders: 'Search orders for “{query}”',
    customers: 'Search customers for “{query}”',
    tools: 'Search tools for “{query}”',
  },
  poNumber: 'PO: {number}',
  orderStates: {
    unpaid: 'Unpaid',
    'on-account': 'To ship, on account',
    paid: 'To ship',
    shipped: 'Shipped',
    cancelled: 'Canceled',
    expired: 'Expired',
    refunded: 'Refunded',
  },
  toolStates: {
    draft: 'Draft',
    'on-sale': 'On sale',
    'on-request': 'On request',
    retired: 'Retired',
  },
  none: 'Nothing found for “{query}”.',
  failed: 'The store could not be reached. Pages and actions still open.',
  one: '1 found',
  many: '{count} found',
  keys: 'Arrow keys choose, Enter opens, Escape closes.',
};
