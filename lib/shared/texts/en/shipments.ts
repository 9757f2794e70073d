import { ofShop } from '#shop-texts';
/** What became of the units of an order, on its page. */
export const shipments = ofShop('en', 'shipments', {
  status: {
    heading: 'Delivery status',
    columns: {
      tool: 'Tool',
      ordered: 'Ordered',
      shipped: 'Shipped',
      open: 'Open',
      ready: 'Ready',
      promised: 'Promised',
      expected: 'Expected',
    },
    noDate: 'No date yet',
    cancelled: '{count} canceled',
  },
  heading: 'Shipments',
  title: 'Shipment {number}',
  line: '{count} × {name}',
  serials: 'Serial numbers: {serials}',
  parcels: 'Parcels',
  track: 'Track {number}',
  deliveryNote: 'Delivery Note',
  invoice: 'Invoice {number}',
  externalId: 'External number {number}',
  actions: {
    ship: 'Ship Units',
    dates: 'Change Dates',
    cancel: 'Cancel Open Units',
    correct: 'Correct Tracking',
    serials: 'Add Serials',
  },
});
