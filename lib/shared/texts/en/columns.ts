import { ofShop } from '#shop-texts';
/** Columns that mean the same in several lists. A list adds its own, or one of these in other words. */
export const columns = ofShop('en', 'columns', {
  actions: 'Actions',
  amount: 'Amount',
  customerNumber: 'Customer no.',
  customer: 'Customer',
  email: 'Email',
  members: 'Members',
  name: 'Name',
  number: 'Number',
  open: 'Open',
  order: 'Order',
  orders: 'Orders',
  role: 'Role',
  state: 'State',
  tools: 'Tools',
  validUntil: 'Valid until',
  value: 'Value',
  what: 'What',
  when: 'When',
});
