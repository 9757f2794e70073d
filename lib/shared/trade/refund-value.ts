import { divide, type Taxed, takeGross, takeNet } from './take';

/** The rest of a group of an invoice, in cents; `shippingCents` are a part of its net. */
export type GroupLeft = Taxed & { shippingCents: number };

export type RefundRequest = {
  /** The net of the units that are returned, by group. */
  unitsNet: readonly number[];
  /** Net. */
  shippingCents: number;
  /** The money that moves, gross; by default as much as the units and freight come to. */
  amountCents?: number | undefined;
};

/** The part that a refund takes from a group. */
export type RefundShare = Taxed & { shippingCents: number };

const grossOf = ({ netCents, taxCents }: Taxed) => netCents + taxCents;
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

function minus(left: GroupLeft, taken: RefundShare): GroupLeft {
  return {
    netCents: left.netCents - taken.netCents,
    taxCents: left.taxCents - taken.taxCents,
    shippingCents: left.shippingCents - taken.shippingCents,
  };
}

/** Takes all that is left: goods, freight and tax. */
export function everything(groups: readonly GroupLeft[]): RefundShare[] {
  return groups.map((group) => ({ ...group }));
}

/**
 * Returns what a refund takes from each group, or the gross that is left where that is less. No rate is applied: what
 * is taken is a share of what is left, so that taking all of it takes all of its tax.
 */
export function refundValue(
  groups: readonly GroupLeft[],
  { unitsNet, shippingCents, amountCents }: RefundRequest,
): RefundShare[] | { leftCents: number } {
  const leftCents = sum(groups.map(grossOf));
  const freight = divide(
    shippingCents,
    groups.map((group) => group.shippingCents),
  );
  const wanted = groups.map((_, at) => (unitsNet[at] ?? 0) + (freight[at] ?? 0));
  const isTooMuch = wanted.some((net, at) => net > (groups[at]?.netCents ?? 0));
  const isMoreFreight = freight.some((part, at) => part > (groups[at]?.shippingCents ?? 0));
  if (amountCents === undefined) {
    if (isTooMuch || isMoreFreight) return { leftCents };
    return groups.map((group, at) => share(takeNet(group, wanted[at] ?? 0), freight[at] ?? 0));
  }
  if (amountCents > leftCents) return { leftCents };
  const most = groups.map((group, at) => ({
    net: Math.min(wanted[at] ?? 0, group.netCents),
    freight: Math.min(freight[at] ?? 0, group.shippingCents),
  }));
  const value = groups.map((group, at) => share(takeNet(group, most[at]?.net ?? 0), most[at]?.freight ?? 0));
  const gross = value.map(grossOf);
  const worth = sum(gross);
  if (amountCents < worth) {
    const parts = divide(amountCents, gross);
    return groups.map((group, at) => {
      const taken = takeGross(group, parts[at] ?? 0);
      return share(taken, Math.min(value[at]?.shippingCents ?? 0, taken.netCents));
    });
  }
  const rest = groups.map((group, at) => minus(group, value[at] as RefundShare));
  const surplus = divide(amountCents - worth, rest.map(grossOf));
  return groups.map((_, at) => {
    const more = takeGross(rest[at] as GroupLeft, surplus[at] ?? 0);
    const own = value[at] as RefundShare;
    return {
      netCents: own.netCents + more.netCents,
      taxCents: own.taxCents + more.taxCents,
      shippingCents: own.shippingCents,
    };
  });
}

function share({ netCents, taxCents }: Taxed, shippingCents: number): RefundShare {
  return { netCents, taxCents, shippingCents };
}
