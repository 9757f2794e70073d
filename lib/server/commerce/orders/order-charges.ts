import { ObjectId } from 'mongodb';
import { shop } from '#shop';
import { type Charge, estimateCharge, requireCosts } from '@/lib/server/commerce/trade/charge';
import { costsIn } from '@/lib/server/commerce/trade/costs.serializer';
import type { TradedLine } from '@/lib/server/commerce/trade/estimate';
import type {
  OrderCharges,
  OrderDocument,
  OrderShipping,
  OrderTax,
} from '@/lib/server/platform/db/documents/orders';
import { addressText, deliveryTexts } from '@/lib/shared/addresses/address-text';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { Order } from '@/lib/shared/orders/order.schema';
import { lineCents } from '@/lib/shared/orders/order-totals';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Costs } from '@/lib/shared/trade/costs-of';
import type { OfferedMethod } from '@/lib/shared/trade/shipping-price';
import { nameIn } from '@/lib/shared/trade/trade-settings';

type Priced = {
  offer: NonNullable<TradedLine['offer']>;
  quantity: number;
  receipt: { unitPriceCents: number };
};

/** Undefined where the weight of a tool is not known. */
function gramsOf(lines: readonly Priced[]): number | undefined {
  const weights = lines.map(({ offer: { weightGrams }, quantity }) => (weightGrams ?? Number.NaN) * quantity);
  const grams = weights.reduce((sum, weight) => sum + weight, 0);
  return Number.isNaN(grams) ? undefined : grams;
}

function shippingOf(
  chosen: OfferedMethod | undefined,
  { carrier, account }: Charge,
  { lines, language }: { lines: readonly Priced[]; language: Language },
): OrderShipping | undefined {
  if (!chosen) return undefined;
  const { method, zoneId } = chosen;
  return {
    methodId: method.id,
    name: nameIn(method.names, language),
    kind: method.kind,
    ...optionalField('zoneId', zoneId),
    ...optionalField('grams', gramsOf(lines)),
    ...optionalField('carrier', carrier),
    ...optionalField('account', account),
  };
}

export function methodResponse({
  methodId: id,
  name,
  kind,
  carrier,
  account,
}: OrderShipping): NonNullable<Order['shippingMethod']> {
  return {
    ...{ id, name, kind },
    ...optionalField('carrier', carrier),
    ...optionalField('account', account),
  };
}

/** Where it goes as texts: those of its address, or where it is collected. */
function textsOf(
  { delivery, settings: { seller }, collectorsPhone = '' }: Charge,
  language: Language,
): Pick<OrderDocument, 'address' | 'phone'> {
  if (delivery) return deliveryTexts(delivery, language);
  const place = seller && { addition: '', region: '', reference: '', company: seller.name, ...seller };
  const address = place ? addressText({ ...place, name: '' }, language) : shop.contact.address;
  return { address: fillText(costsIn(language).pickup, { address }), phone: collectorsPhone };
}

function taxFacts({ settings, trade, day, buyer, invoiceFormat }: Charge, { exemption }: Costs): OrderTax {
  const { vatId, checkId } = buyer;
  return {
    ...{ mode: settings.tax.mode, day, trade: trade.revision },
    ...optionalField('vatId', vatId),
    ...(checkId && { checkId: new ObjectId(checkId) }),
    ...optionalField('invoiceFormat', invoiceFormat),
    ...optionalField('exemption', exemption),
  };
}

type Facts = OrderCharges &
  Pick<OrderDocument, 'address' | 'phone' | 'delivery' | 'billing' | 'buyerReference'>;

/** Returns what an order comes to, and what it stores of that and of its delivery. Throws `costs-on-request`. */
export function chargedFacts(
  charge: Charge,
  lines: readonly Priced[],
  language: Language,
): { costs: Costs; facts: Facts } {
  const { delivery, billing, buyerReference } = charge;
  const estimate = estimateCharge(
    charge,
    lines.map(({ offer, quantity, receipt: { unitPriceCents } }) => ({
      ...{ offer, quantity },
      netCents: lineCents({ quantity, unitPriceCents }),
    })),
  );
  const costs = requireCosts(estimate);
  return {
    costs,
    facts: {
      ...optionalField('delivery', delivery),
      ...optionalField('billing', billing),
      ...optionalField('buyerReference', buyerReference),
      ...optionalField('shipping', shippingOf(estimate.chosen, charge, { lines, language })),
      taxes: costs.groups,
      tax: taxFacts(charge, costs),
      ...textsOf(charge, language),
    },
  };
}
