import { ofShop } from '#shop-texts';
export const acknowledgement = ofShop('en', 'acknowledgement', {
  title: 'Order confirmation',
  number: 'Order',
  shipTo: 'Deliver to',
  requestedOn: 'Requested date',
  note: 'Your note: {note}',
  shipment: 'Shipment',
  complete: 'Everything together',
  parts: 'In parts, what is ready first',
  payment: 'Payment',
  card: 'Paid by card',
  onAccount: '{days} days net, by invoice',
  promisedOn: 'Promised for {day}',
  noDate: 'No date yet',
  total: 'Total',
});
