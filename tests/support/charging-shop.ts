import { randomInt } from 'node:crypto';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import { stored } from '@/tests/api/support/database';
import { type CallResponse, type Person, registerCustomer } from './people';
import { eventually, newKey } from './store';
import { PARCEL_TRADE } from './trade-settings';

export const TO_COLOGNE = {
  name: 'Robin Smith',
  street: 'Domplatz 4',
  postalCode: '50667',
  city: 'Köln',
  country: 'DE',
  phone: '5550100',
};

const CARRIER_PRICE = { zone: 'de', by: 'flat' as const, steps: [{ from: 0, price: 0 }] };

/** A parcel for 4.90, free from 100.00; pickup; the buyer's carrier within Germany; pallets at a price that is not fixed. */
export const FREIGHT: TradeSettings = {
  ...PARCEL_TRADE,
  shipping: {
    zones: PARCEL_TRADE.shipping.zones.slice(0, 1),
    methods: [
      {
        ...{ id: 'parcel', names: { en: 'Parcel', de: 'Paket' }, kind: 'delivery' },
        prices: [{ zone: 'de', by: 'flat', steps: [{ from: 0, price: 4.9 }], freeFrom: 100 }],
      },
      {
        ...{ id: 'collect', names: { en: 'Pickup' }, kind: 'pickup' },
        prices: [{ zone: '*', by: 'flat', steps: [{ from: 0, price: 0 }] }],
      },
      { id: 'yours', names: { en: 'Your carrier' }, kind: 'own-carrier', prices: [CARRIER_PRICE] },
      {
        ...{ id: 'pallet', names: { en: 'Pallet' }, kind: 'delivery' },
        prices: [{ zone: 'de', by: 'flat', steps: [], onRequest: true }],
      },
    ],
  },
};

/** The revision only has to be another one. */
let revision = Date.now();

/** Settings of freight and tax that the store goes by, from when this returns; null for none. */
export async function setTrade(trade: TradeSettings | null): Promise<void> {
  const settings = stored('trade_settings');
  const _id = 'trade' as never;
  revision += 1;
  if (trade) await settings.replaceOne({ _id }, { ...trade, revision }, { upsert: true });
  else await settings.deleteOne({ _id });
  const isCharging = trade !== null && (trade.shipping.methods.length > 0 || trade.tax.mode !== 'none');
  const anyone = await registerCustomer();
  await eventually('the settings to be in force', async () => {
    const { body } = await anyone.call('GET', '/api/cart');
    return (body.net === true) === isCharging ? true : undefined;
  });
  // A copy of the settings is at most a second old.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
}

/** Fills the cart and orders it, as `more` says, to Cologne by parcel. */
export async function orderFreight(
  buyer: Person,
  toolId: string,
  { quantity = 3, ...more }: Record<string, unknown> = {},
  headers = newKey(),
): Promise<CallResponse> {
  const ops = [{ op: 'set', toolId, quantity }];
  const { body: cart } = await buyer.call('PATCH', '/api/cart', { ops });
  const body = {
    ...{ version: cart.version, seenDue: cart.due + 4.9 },
    ...{ delivery: TO_COLOGNE, shippingMethod: 'parcel' },
    ...more,
  };
  const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  return buyer.call('POST', '/api/cart/order', sent, headers);
}

/** Returns the id of an order of three at 12.50 with 4.90 of freight. */
export async function orderedFreight(buyer: Person, toolId: string, more = {}): Promise<string> {
  const placed = await orderFreight(buyer, toolId, more);
  if (placed.status !== 201) throw new Error(`not placed: ${JSON.stringify(placed.body)}`);
  return placed.body.insertedId;
}

/** Returns a number of an Austrian business, with right check digits, that no other test uses. */
export function newVatId(): string {
  const digits = String(randomInt(10_000_000)).padStart(7, '0');
  const sum = [...digits].reduce((total, digit, at) => {
    const weighted = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(weighted / 10) + (weighted % 10);
  }, 0);
  return `ATU${digits}${(((96 - sum) % 10) + 10) % 10}`;
}
