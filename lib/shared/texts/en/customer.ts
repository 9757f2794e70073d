/** One customer, as admins see them. */
export const customer = {
  back: 'All users',
  account: 'Account',
  since: 'Customer since',
  open: 'Open customer page',
  sums: {
    open: 'Unpaid',
    toShip: 'To ship',
    paid: 'Paid in total',
    refunded: 'Refunded',
    count: { one: '1 order', many: '{count} orders' },
  },
  note: {
    heading: 'Notes',
    label: 'Notes on this customer',
    hint: 'Only admins see it here. The customer gets it with a download of their data.',
    save: 'Save Notes',
    saved: 'Notes saved.',
  },
  orders: 'Orders',
  noOrders: 'No orders yet.',
  all: 'Show all {count}',
};
