import { type CostedLine, type Costs, costsOf } from './costs-of';
import type { TradeSettings } from './settings/trade.schema';
import { cheapest, methodsFor, type NoPrice, type OfferedMethod, type ShippedLine } from './shipping-price';
import type { Place } from './territory';
import type { TaxedBuyer } from './treatment-of';

export type TradedLine = ShippedLine & CostedLine;

export type CostsQuestion = {
  lines: readonly TradedLine[];
  to: Place;
  /** The id of a method; the cheapest that has a price where it is absent. */
  shippingMethod?: string | undefined;
  /** Freight that was promised, in place of any method. */
  promisedCents?: number | undefined;
  buyer: TaxedBuyer;
  day: string;
};

/** Why there are no costs; `lines` are the positions of those that it is about. */
export type NoCosts = { code: 'shipping' | 'weight' | 'tax'; lines?: number[] };

export type CostsAnswer = {
  /** Those that are offered for the place. */
  methods: OfferedMethod[];
  chosen?: OfferedMethod;
  costs?: Costs;
  /** Empty where there are costs. */
  reasons: NoCosts[];
};

function reasonOf({ code, lines }: NoPrice): NoCosts {
  const isByWeight = code === 'too-heavy' || code === 'weight-unknown';
  return { code: isByWeight ? 'weight' : 'shipping', ...(lines && { lines }) };
}

/** Returns a reason of each code; the first, of several. */
function reasonsOf(offered: readonly OfferedMethod[]): NoCosts[] {
  const reasons = offered.flatMap((each) => ('why' in each ? [reasonOf(each.why)] : []));
  const distinct = reasons.filter(({ code }, at) => reasons.findIndex((other) => other.code === code) === at);
  return distinct.length > 0 ? distinct : [{ code: 'shipping' }];
}

/** Returns the methods for a place and what an order comes to there. A method that is not offered leaves it without costs. */
export function costsFor(trade: TradeSettings, question: CostsQuestion): CostsAnswer {
  const { lines, to, shippingMethod, promisedCents, buyer, day } = question;
  const goodsCents = lines.reduce((sum, { netCents }) => sum + netCents, 0);
  const isPromised = promisedCents !== undefined;
  const methods = isPromised ? [] : methodsFor(trade.shipping, to, lines, goodsCents);
  const chosen =
    shippingMethod === undefined
      ? cheapest(methods)
      : methods.find(({ method }) => method.id === shippingMethod);
  const isShipped = !isPromised && trade.shipping.methods.length > 0;
  if (isShipped && !(chosen && 'cents' in chosen))
    return { methods, ...(chosen && { chosen }), reasons: reasonsOf(chosen ? [chosen] : methods) };
  const shippingCents = promisedCents ?? (chosen && 'cents' in chosen ? chosen.cents : 0);
  const costs = costsOf(trade, { lines, shippingCents, to, kind: chosen?.method.kind, buyer, day });
  return {
    methods,
    ...(chosen && { chosen }),
    ...(costs ? { costs, reasons: [] } : { reasons: [{ code: 'tax' }] }),
  };
}
