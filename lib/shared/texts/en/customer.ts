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
  orders: 'Orders',
  noOrders: 'No orders yet.',
  all: 'Show all {count}',
};
