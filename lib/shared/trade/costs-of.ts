import type { TaxClass } from './settings/tax.schema';
import type { TradeSettings } from './settings/trade.schema';
import { stateOf } from './settings/us-states';
import { divide, taxOf } from './take';
import { classOf, LIKE_GOODS } from './trade-settings';
import {
  type Certificate,
  certificateFor,
  type TaxCategory,
  type TaxedDelivery,
  type Treatment,
  treatmentOf,
} from './treatment-of';

/** Lines and freight of one treatment, category and rate; cents. `rate` is in thousandths of a percent. */
export type TaxGroup = {
  treatment: Treatment['treatment'];
  category?: TaxCategory;
  rate: number;
  /** A state's tax has the name of its row, a rate of another country that country. */
  name?: string;
  goodsCents: number;
  shippingCents: number;
  basisCents: number;
  taxCents: number;
};

export type CostNote =
  | 'small-business'
  | 'intra-community'
  | 'reverse-charge'
  | 'export'
  | 'exempt'
  | 'vat-id-waiting'
  | 'state-missing';

export type CostedLine = { netCents: number; taxClass?: string | undefined };

export type Costs = {
  goodsCents: number;
  shippingCents: number;
  taxCents: number;
  /** Goods, freight and tax: what a card pays and an account owes. */
  dueCents: number;
  groups: TaxGroup[];
  /** The position of each line's group. */
  lineGroups: number[];
  notes: CostNote[];
  /** The certificate that exempts the buyer. */
  exemption?: Pick<Certificate, 'id' | 'number' | 'reason'>;
};

export type CostedOrder = TaxedDelivery & {
  lines: readonly CostedLine[];
  shippingCents: number;
};

/** A group that is being filled: what is taxed alike. */
type Draft = { treatment: Treatment; lines: number[]; goods: number; services: number; shipping: number };

const keyOf = (treatment: Treatment) =>
  'row' in treatment ? `row ${treatment.row}` : JSON.stringify(treatment);

/** What is taxed alike; a state's tax has the name of its row, a rate of another country that country. */
export type TaxKind = Pick<TaxGroup, 'treatment' | 'category' | 'rate' | 'name'>;

const nameOf = (treatment: Treatment): string | undefined => {
  if (treatment.treatment === 'sales-tax') return treatment.name;
  return treatment.treatment === 'destination' ? treatment.country : undefined;
};

export function taxKindOf(treatment: Treatment): TaxKind {
  const name = nameOf(treatment);
  return {
    treatment: treatment.treatment,
    ...('category' in treatment && { category: treatment.category }),
    rate: treatment.rate,
    ...(name && { name }),
  };
}

const isLast = ({ treatment }: TaxKind) => treatment === 'no-tax' || treatment === 'exempt';

/** Sorts by rate, the highest first, category and name; what is not taxed comes last. */
export function byRate(one: TaxKind, other: TaxKind): number {
  const text = ({ category, name }: TaxKind) => `${category ?? ''} ${name ?? ''}`;
  const [a, b] = [text(one), text(other)];
  return Number(isLast(one)) - Number(isLast(other)) || other.rate - one.rate || (a < b ? -1 : Number(a > b));
}

class Groups {
  readonly #drafts = new Map<string, Draft>();
  readonly #byClass = new Map<string, Draft>();

  /** Returns the group of a tax class; undefined where it is not sold. The rate of a class is looked up once. */
  ofClass(own: TaxClass, treatment: () => Treatment | undefined): Draft | undefined {
    const known = this.#byClass.get(own.id);
    const found = known ? undefined : treatment();
    const draft = found ? this.of(found) : known;
    if (draft) this.#byClass.set(own.id, draft);
    return draft;
  }

  of(treatment: Treatment): Draft {
    const key = keyOf(treatment);
    const draft = this.#drafts.get(key) ?? { treatment, lines: [], goods: 0, services: 0, shipping: 0 };
    this.#drafts.set(key, draft);
    return draft;
  }

  /** A state's tax that is not on freight leaves it untaxed. */
  addShipping(treatment: Treatment, cents: number): void {
    const isUntaxed = treatment.treatment === 'sales-tax' && !treatment.taxesShipping;
    this.of(isUntaxed ? { treatment: 'no-tax', rate: 0 } : treatment).shipping += cents;
  }

  inOrder(): Draft[] {
    return [...this.#drafts.values()].sort((one, other) =>
      byRate(taxKindOf(one.treatment), taxKindOf(other.treatment)),
    );
  }
}

/** Freight follows the goods, and services where there are no goods. */
function addShipping(groups: Groups, shippingCents: number): void {
  const drafts = groups.inOrder();
  const hasGoods = drafts.some(({ goods }) => goods > 0);
  const weights = drafts.map(({ goods, services }) => (hasGoods ? goods : services));
  const parts = divide(shippingCents, weights);
  for (const [at, { treatment }] of drafts.entries()) groups.addShipping(treatment, parts[at] ?? 0);
}

export function taxGroupOf(kind: TaxKind, goodsCents: number, shippingCents: number): TaxGroup {
  const basisCents = goodsCents + shippingCents;
  return { ...kind, goodsCents, shippingCents, basisCents, taxCents: taxOf(basisCents, kind.rate) };
}

const NOTED = ['small-business', 'intra-community', 'reverse-charge', 'export', 'exempt'] as const;

/** Returns the notes that the law asks for beside groups. */
export function notesOfGroups(groups: readonly TaxGroup[]): CostNote[] {
  return NOTED.filter((note) => groups.some(({ treatment }) => treatment === note));
}

/**
 * Returns what an order comes to; no other function applies a rate. Returns undefined where something is not sold to that place.
 * Lines name their group; tax never hangs on a line.
 */
export function costsOf(trade: TradeSettings, order: CostedOrder): Costs | undefined {
  const { tax } = trade;
  const { lines, shippingCents } = order;
  const groups = new Groups();
  for (const [at, { netCents, taxClass }] of lines.entries()) {
    const own = classOf(tax, taxClass);
    const draft = groups.ofClass(own, () => treatmentOf(trade, own, order));
    if (!draft) return undefined;
    draft.lines.push(at);
    if (own.supply === 'services') draft.services += netCents;
    else draft.goods += netCents;
  }
  if (tax.mode === 'none' || tax.shipping === LIKE_GOODS) addShipping(groups, shippingCents);
  else if (shippingCents > 0) {
    const treatment = treatmentOf(trade, classOf(tax, tax.shipping), order);
    if (!treatment) return undefined;
    groups.addShipping(treatment, shippingCents);
  }
  return summed(trade, order, groups.inOrder());
}

function summed(trade: TradeSettings, order: CostedOrder, drafts: readonly Draft[]): Costs {
  const filled = drafts.filter(({ goods, services, shipping }) => goods + services + shipping > 0);
  const shown = filled.length > 0 ? filled : drafts.slice(0, 1);
  const groups = shown.map(({ treatment, goods, services, shipping }) =>
    taxGroupOf(taxKindOf(treatment), goods + services, shipping),
  );
  const lineGroups = order.lines.map((_, at) =>
    Math.max(
      0,
      shown.findIndex((draft) => draft.lines.includes(at)),
    ),
  );
  const sum = (of: (group: TaxGroup) => number) => groups.reduce((total, group) => total + of(group), 0);
  const goodsCents = sum((group) => group.goodsCents);
  const taxCents = sum((group) => group.taxCents);
  return {
    goodsCents,
    shippingCents: order.shippingCents,
    taxCents,
    dueCents: goodsCents + order.shippingCents + taxCents,
    groups,
    lineGroups,
    notes: notesOf(trade, order, groups),
    ...exemptionOf(trade, order, groups),
  };
}

function exemptionOf(
  trade: TradeSettings,
  order: CostedOrder,
  groups: readonly TaxGroup[],
): Pick<Costs, 'exemption'> {
  const isExempt = groups.some(({ treatment }) => treatment === 'exempt');
  const certificate = isExempt ? certificateFor(trade, order) : undefined;
  if (!certificate) return {};
  const { id, number, reason } = certificate;
  return { exemption: { id, number, reason } };
}

function notesOf(trade: TradeSettings, order: CostedOrder, groups: readonly TaxGroup[]): CostNote[] {
  const notes = notesOfGroups(groups);
  if (isWaitedFor(trade, order)) notes.push('vat-id-waiting');
  const { to, kind } = order;
  const isStateless =
    trade.tax.mode === 'us' && kind !== 'pickup' && to.country === 'US' && !stateOf(to.region);
  return isStateless ? [...notes, 'state-missing'] : notes;
}

/** Returns whether a number that waits for its confirmation would change the tax. */
function isWaitedFor(trade: TradeSettings, order: CostedOrder): boolean {
  const { buyer, lines } = order;
  if (trade.tax.mode !== 'vat' || buyer.vatIdState !== 'waiting') return false;
  const confirmed = { ...order, buyer: { ...buyer, vatIdState: 'valid' as const } };
  const classes = new Set(lines.map(({ taxClass }) => classOf(trade.tax, taxClass)));
  return [...classes].some(
    (own) => treatmentOf(trade, own, order)?.treatment !== treatmentOf(trade, own, confirmed)?.treatment,
  );
}
