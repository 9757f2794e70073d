import { ofShop } from '#shop-texts';
/** Of the account's first page and of its desk. */
export const account = ofShop('en', 'account', {
  paid: {
    heading: 'Payment received',
    order: 'Order',
    poNumber: 'PO number',
    sum: 'Paid',
    ships: 'Ships on',
    delivery: 'Delivered to',
    invoice: 'Download Invoice',
    again: 'Order Again',
    close: 'Close',
  },
  company: { heading: 'Your company', page: 'My Company', statement: 'Statement' },
  buyAgain: {
    heading: 'Buy Again',
    tool: 'Tool',
    price: 'Your price',
    anyPrice: 'Price',
    listPrice: 'List {price}',
    stock: 'Stock',
    ordered: 'Last ordered',
    quantity: 'Quantity',
    quantityOf: 'Quantity of {name}',
    add: 'Add',
  },
  lists: { heading: 'Your lists', all: 'All lists' },
  start: {
    heading: 'Where to start',
    text: 'What you order appears here, ready to be bought again.',
    tools: 'Find tools',
    quickOrder: 'Paste a list',
    quote: 'Ask for a quote',
  },
});
