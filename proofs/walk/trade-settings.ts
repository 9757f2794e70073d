import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';

const SELLER = {
  ...{ name: 'Proof GmbH', street: '1 Proof Street', postalCode: '20457', city: 'Hamburg', country: 'DE' },
  ...{ vatId: 'DE136695976', phone: '+49 40 1', email: 'proof@example.com' },
};

export const NOTHING_CHARGED: TradeSettings = {
  shipping: { zones: [], methods: [] },
  tax: { mode: 'none', classes: [], shipping: 'like-goods' },
};

/** They stay while tools name them. */
const CLASSES: TradeSettings['tax']['classes'] = [
  { id: 'standard', names: { en: 'Standard', de: 'Regelsatz' }, supply: 'goods' },
  { id: 'reduced', names: { en: 'Reduced', de: 'Ermäßigt' }, supply: 'goods' },
];

const steps = (low: number, high: number) => [
  { from: 0, price: low },
  { from: 200, price: high },
];

const FREIGHT: TradeSettings = {
  ...NOTHING_CHARGED,
  seller: SELLER,
  tax: { mode: 'none', classes: CLASSES, shipping: 'like-goods' },
  shipping: {
    zones: [
      { id: 'de', name: 'DE', where: [{ country: 'DE' }] },
      { id: 'rest', name: 'Rest', where: [{ country: '*' }] },
    ],
    methods: [
      {
        ...{ id: 'parcel', names: { en: 'Parcel', de: 'Paket' }, kind: 'delivery' },
        prices: [
          { zone: 'de', by: 'value', steps: steps(4.9, 9.9), freeFrom: 900 },
          { zone: 'rest', by: 'value', steps: steps(14.9, 39.9) },
        ],
      },
      {
        ...{ id: 'collect', names: { en: 'Pickup', de: 'Abholung' }, kind: 'pickup' },
        prices: [{ zone: '*', by: 'flat', steps: [{ from: 0, price: 0 }] }],
      },
    ],
  },
};

function withVat(standard: number, reduced: number): TradeSettings {
  const rates = [
    { country: 'DE', class: 'standard', rate: standard },
    { country: 'DE', class: 'reduced', rate: reduced },
    { country: 'FR', class: 'standard', rate: 20 },
    { country: 'FR', class: 'reduced', rate: 5.5 },
  ];
  return {
    ...FREIGHT,
    tax: {
      mode: 'vat',
      classes: CLASSES,
      shipping: 'like-goods',
      vat: { smallBusiness: false, eInvoice: true, rates },
    },
  };
}

/** What the walk saves in turn: nothing, freight alone, VAT, and VAT at other rates, as orders on account ship. */
export const TRADES: readonly TradeSettings[] = [NOTHING_CHARGED, FREIGHT, withVat(19, 7), withVat(21, 9)];

/** The tax class of every other tool. */
export const OTHER_CLASS = 'reduced';

const PHONE = { phone: '5550100' };

/** At home, in a member with rates, in one without, abroad, and in a part of a member that is abroad. */
export const PLACES = [
  { street: 'Domplatz 4', postalCode: '50667', city: 'Köln', country: 'DE', ...PHONE },
  { street: 'Rue 1', postalCode: '69001', city: 'Lyon', country: 'FR', ...PHONE },
  { street: 'Ring 1', postalCode: '1010', city: 'Wien', country: 'AT', ...PHONE },
  { street: 'Gasse 2', postalCode: '8001', city: 'Zürich', country: 'CH', ...PHONE },
  { street: 'Calle 3', postalCode: '35001', city: 'Las Palmas', country: 'ES', ...PHONE },
];
