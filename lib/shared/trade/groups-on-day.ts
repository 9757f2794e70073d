import { byRate, type TaxGroup, type TaxKind, taxGroupOf, taxKindOf } from './costs-of';
import type { TradeSettings } from './settings/trade.schema';
import { divide } from './take';
import { classesOf, LIKE_GOODS } from './trade-settings';
import { type TaxedDelivery, treatmentOnDay } from './treatment-of';

/** `group` is the position of the order's group; `orderedCents` are of all units of the line, `netCents` of those that are invoiced. */
type InvoicedLine = { group: number; taxClass?: string | undefined; orderedCents: number; netCents: number };

type OnDay = {
  /** Those in force. */
  trade: TradeSettings | undefined;
  /** With the day of shipping, and the buyer as frozen. */
  delivery: TaxedDelivery;
  isWithFreight: boolean;
};

type Draft = { kind: TaxKind; goods: number; shipping: number };

/** Returns how a class of an order's group is taxed now; as in the order where the settings have nothing on it any more. */
function kindNow(group: TaxGroup, classId: string | undefined, { trade, delivery }: OnDay): TaxKind {
  const { treatment, category, rate, name } = group;
  const was = { treatment, ...(category && { category }), rate, ...(name && { name }) };
  if (!trade) return was;
  const classes = classesOf(trade.tax);
  const own = classId === undefined ? classes[0] : classes.find(({ id }) => id === classId);
  const now = own && treatmentOnDay(trade, own, group, delivery);
  return now ? taxKindOf(now) : was;
}

/** Freight of a group that has no goods is of the class that freight is taxed as. */
function kindOfFreight(group: TaxGroup, onDay: OnDay): TaxKind {
  const { shipping = LIKE_GOODS } = onDay.trade?.tax ?? {};
  return shipping === LIKE_GOODS
    ? kindNow(group, undefined, { ...onDay, trade: undefined })
    : kindNow(group, shipping, onDay);
}

class Drafts {
  readonly #drafts = new Map<string, Draft>();

  of(kind: TaxKind): Draft {
    const key = JSON.stringify([kind.treatment, kind.category, kind.rate, kind.name]);
    const draft = this.#drafts.get(key) ?? { kind, goods: 0, shipping: 0 };
    this.#drafts.set(key, draft);
    return draft;
  }

  all(): Draft[] {
    return [...this.#drafts.values()].sort((one, other) => byRate(one.kind, other.kind));
  }
}

/**
 * Returns the tax groups of what ships of an order on account: treatments are the order's, rates those of the day, freight is that of the
 * order's groups. A group whose classes have parted since divides its freight by their goods of the whole order.
 */
export function groupsOnDay(
  taxes: readonly TaxGroup[],
  lines: readonly InvoicedLine[],
  onDay: OnDay,
): { groups: TaxGroup[]; lineGroups: number[] } {
  const drafts = new Drafts();
  const placed = lines.map((line) => {
    const group = taxes[line.group];
    if (!group) throw new Error(`a line of group ${line.group}, of ${taxes.length}`);
    const draft = drafts.of(kindNow(group, line.taxClass, onDay));
    draft.goods += line.netCents;
    return { ...line, draft };
  });
  for (const [at, group] of onDay.isWithFreight ? taxes.entries() : []) {
    if (group.shippingCents === 0) continue;
    const own = placed.filter((line) => line.group === at);
    const targets = drafts.all().filter((draft) => own.some((line) => line.draft === draft));
    if (targets.length === 0) targets.push(drafts.of(kindOfFreight(group, onDay)));
    const weights = targets.map((draft) =>
      own.reduce((sum, line) => sum + (line.draft === draft ? line.orderedCents : 0), 0),
    );
    const parts = divide(group.shippingCents, weights);
    for (const [place, draft] of targets.entries()) draft.shipping += parts[place] ?? 0;
  }
  const all = drafts.all();
  const filled = all.filter(({ goods, shipping }) => goods + shipping > 0);
  const shown = filled.length > 0 ? filled : all.slice(0, 1);
  return {
    groups: shown.map(({ kind, goods, shipping }) => taxGroupOf(kind, goods, shipping)),
    lineGroups: placed.map(({ draft }) => Math.max(0, shown.indexOf(draft))),
  };
}
