import { expect, it } from 'vitest';
import { freightRules } from '@/components/freight/freight-form';
import { freightOf, NO_FREIGHT } from '@/components/freight/no-freight';
import { orderCartFormSchema } from '@/lib/shared/cart/cart.schema';
import { acceptOfferFormSchema } from '@/lib/shared/offers/offer.schema';

const ADDRESS = {
  ...{
    company: '',
    name: 'Robin Smith',
    street: 'Domplatz 4',
    addition: '',
    postalCode: '50667',
    city: 'Köln',
  },
  ...{ region: '', country: 'DE', phone: '5550100', reference: '' },
};
const TYPED = { ...NO_FREIGHT, delivery: ADDRESS, shippingMethod: 'parcel', carrier: 'DHL', account: '1' };

function judged(typed: typeof TYPED, isCompany = false) {
  const parsed = freightRules(typed, isCompany).safeParse(typed);
  return parsed.success ? freightOf(parsed.data) : parsed.error.issues.map(({ path }) => path.join('.'));
}

it('a delivery sends its address and method, and what was typed for another method stays unsent', () => {
  const typed = { ...TYPED, kind: 'delivery', billing: ADDRESS };
  const sent = { delivery: ADDRESS, shippingMethod: 'parcel', buyerReference: '' };
  expect(judged(typed)).toEqual(sent);
  expect(judged({ ...typed, isBilled: true })).toEqual({ ...sent, billing: ADDRESS });
  expect(judged({ ...typed, isBilled: true }, true)).toEqual(sent);
});

it('pickup sends no delivery, and asks people where the invoice goes', () => {
  const typed = { ...TYPED, kind: 'pickup', shippingMethod: 'collect', delivery: NO_FREIGHT.delivery };
  expect(judged({ ...typed, billing: ADDRESS })).toEqual({
    ...{ shippingMethod: 'collect', billing: ADDRESS, buyerReference: '' },
  });
  expect(judged(typed)).toEqual(
    expect.arrayContaining(['billing.street', 'billing.city', 'billing.country']),
  );
  expect(judged(typed, true)).toEqual({ shippingMethod: 'collect', buyerReference: '' });
});

it('the buyer’s carrier is asked for with the number there', () => {
  const typed = { ...TYPED, kind: 'own-carrier', shippingMethod: 'yours' };
  expect(judged(typed)).toMatchObject({ carrier: 'DHL', account: '1' });
  expect(judged({ ...typed, carrier: ' ', account: '' })).toEqual(['carrier', 'account']);
});

it('the forms of a cart and an offer take the fields of a delivery in place of its texts', () => {
  const typed = { ...TYPED, kind: 'delivery', poNumber: '', note: '', payBy: undefined };
  for (const form of [orderCartFormSchema, acceptOfferFormSchema]) {
    const rules = form.omit({ address: true, phone: true }).extend(freightRules(typed, false).shape).strip();
    const sent = rules.parse(typed);
    expect(freightOf(sent)).toEqual({ delivery: ADDRESS, shippingMethod: 'parcel', buyerReference: '' });
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['kind']));
  }
});

it('an address that is not whole is refused, and no method is sent where none is chosen', () => {
  expect(judged({ ...TYPED, kind: 'delivery', delivery: { ...ADDRESS, city: '' } })).toEqual([
    'delivery.city',
  ]);
  expect(judged({ ...TYPED, kind: '' })).toEqual({ delivery: ADDRESS, buyerReference: '' });
});
