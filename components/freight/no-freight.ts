import type { ChargedFields } from '@/lib/shared/orders/charged-order.schema';

const NO_ADDRESS = {
  company: '',
  name: '',
  street: '',
  addition: '',
  postalCode: '',
  city: '',
  region: '',
  country: '',
  phone: '',
  reference: '',
};

/** How the fields of a delivery begin in a shop that charges. */
export const NO_FREIGHT = {
  delivery: NO_ADDRESS,
  shippingMethod: '',
  kind: '',
  carrier: '',
  account: '',
  isBilled: false,
  billing: NO_ADDRESS,
  buyerReference: '',
};

/** Picks what is sent of the delivery. */
export function freightOf({
  delivery,
  shippingMethod,
  carrier,
  account,
  billing,
  buyerReference,
}: Omit<ChargedFields, 'address' | 'phone'>) {
  return { delivery, shippingMethod, carrier, account, billing, buyerReference };
}
