/** What an order comes to: names of taxes, notes, and why there is no price. */
export const costs = {
  taxes: {
    vat: 'VAT {rate}',
    vatOf: 'VAT {rate} ({country})',
    'small-business': 'No VAT',
    'intra-community': 'Intra-community supply',
    export: 'Export',
    'reverse-charge': 'Reverse charge',
    untaxed: 'No tax',
  },
  notes: {
    'small-business': 'No VAT is charged by this small business',
    'intra-community': 'Tax-exempt intra-community supply',
    'reverse-charge': 'Reverse charge',
    export: 'Tax-exempt export',
    exempt: 'Tax-exempt by certificate',
    'vat-id-waiting': 'The VAT number is not confirmed yet, so VAT is charged',
    'state-missing': 'Sales tax depends on the state',
  },
  /** Of a shipping method. */
  why: {
    'on-request': 'The price is on request',
    'too-heavy': 'Too heavy for a fixed price',
    above: 'The value of the goods is too high for a fixed price',
    'weight-unknown': 'The weight of a tool is not known',
  },
  /** Of the whole. */
  reasons: {
    shipping: 'Shipping to this place is on request',
    weight: 'Shipping of this weight is on request',
    tax: 'Delivery to this place is on request',
  },
};
