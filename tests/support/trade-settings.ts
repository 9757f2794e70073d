import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';

export const MUNICH_SELLER = {
  name: 'Muster GmbH',
  street: 'Weg 1',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
  vatId: 'DE136695976',
  phone: '+49 89 1',
  email: 'r@example.com',
  bank: { iban: 'DE02120300000000202051' },
};

/** A parcel for 4.90 to every country, without tax. */
export const PARCEL_TRADE: TradeSettings = {
  seller: MUNICH_SELLER,
  shipping: {
    zones: [
      { id: 'de', name: 'DE', where: [{ country: 'DE' }] },
      { id: 'rest', name: 'Rest', where: [{ country: '*' }] },
    ],
    methods: [
      {
        id: 'parcel',
        names: { en: 'Parcel' },
        kind: 'delivery',
        prices: ['de', 'rest'].map((zone) => ({ zone, by: 'flat', steps: [{ from: 0, price: 4.9 }] })),
      },
    ],
  },
  tax: { mode: 'none', classes: [], shipping: 'like-goods' },
};

/** The same with the German rates of two classes. */
export const VAT_TRADE: TradeSettings = {
  ...PARCEL_TRADE,
  tax: {
    mode: 'vat',
    classes: [
      { id: 'standard', names: { en: 'Standard' }, supply: 'goods' },
      { id: 'reduced', names: { en: 'Reduced' }, supply: 'goods' },
    ],
    shipping: 'like-goods',
    vat: {
      smallBusiness: false,
      eInvoice: true,
      rates: [
        { country: 'DE', class: 'standard', rate: 19 },
        { country: 'DE', class: 'reduced', rate: 7 },
      ],
    },
  },
};
