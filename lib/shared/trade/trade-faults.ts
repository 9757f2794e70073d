import { shiftDay } from '../dates/zoned-days';
import type { FieldIssues } from '../messages/errors';
import type { IssueCode, Message } from '../messages/messages';
import type { MethodPrice } from './settings/shipping.schema';
import type { TaxSettings } from './settings/tax.schema';
import type { TradeSettings } from './settings/trade.schema';
import { stateOf } from './settings/us-states';
import { postalKey } from './territory';
import { classesOf, LIKE_GOODS, smallBusinessNote } from './trade-settings';

/** Earlier than any day that settings can name. */
export const FIRST_DAY = '2000-01-01';
const LAST_DAY = '9999-12-31';

type Validity = { from?: string | undefined; to?: string | undefined };

const firstDayOf = (rows: readonly Validity[]) =>
  rows.map(({ from = FIRST_DAY }) => from).toSorted()[0] ?? LAST_DAY;
const byFirstDay = (a: Validity, b: Validity) => (firstDayOf([a]) < firstDayOf([b]) ? -1 : 1);

/** Returns the first day from one on that no row is valid on. */
function uncoveredDay(rows: readonly Validity[], from: string): string | undefined {
  let day = from;
  for (const row of rows.toSorted(byFirstDay)) {
    if (firstDayOf([row]) > day) return day;
    if (row.to === undefined || row.to === LAST_DAY) return undefined;
    if (row.to >= day) day = shiftDay(row.to, { days: 1 });
  }
  return day;
}

class Faults {
  readonly issues: Record<string, (IssueCode | Message<IssueCode>)[]> = {};

  add(field: string, code: IssueCode, params?: Message['params']): void {
    const found = this.issues[field] ?? [];
    this.issues[field] = [...found, params ? { code, params } : code];
  }

  addTwice(field: string, entries: readonly { id: string }[]): void {
    const ids = entries.map(({ id }) => id);
    for (const [at, id] of ids.entries())
      if (ids.indexOf(id) !== at) this.add(`${field}.${at}.id`, 'trade-id-twice');
  }
}

function judgeSteps(faults: Faults, field: string, { steps, onRequest }: MethodPrice): void {
  const isBegun = steps[0]?.from === 0 || (steps.length === 0 && onRequest);
  if (!isBegun) faults.add(`${field}.steps`, 'steps-first');
  for (const [at, { from }] of steps.entries()) {
    const before = steps[at - 1]?.from;
    if (before !== undefined && from <= before) faults.add(`${field}.steps.${at}.from`, 'steps-ascending');
  }
}

function judgeShipping(faults: Faults, { shipping: { zones, methods }, seller }: TradeSettings): void {
  faults.addTwice('shipping.zones', zones);
  faults.addTwice('shipping.methods', methods);
  const ids = new Set(zones.map(({ id }) => id));
  for (const [at, { kind, prices }] of methods.entries()) {
    const field = `shipping.methods.${at}.prices`;
    const named = prices.map(({ zone }) => zone);
    // Goods are collected at the seller's.
    if (kind === 'pickup' && !seller) faults.add(`shipping.methods.${at}.kind`, 'seller-required');
    if (kind === 'pickup' && (named.length !== 1 || named[0] !== '*')) faults.add(field, 'pickup-price');
    for (const [place, price] of prices.entries()) {
      const own = `${field}.${place}`;
      if (kind !== 'pickup' && !ids.has(price.zone)) faults.add(`${own}.zone`, 'zone-unknown');
      if (named.indexOf(price.zone) !== place) faults.add(`${own}.zone`, 'zone-twice');
      judgeSteps(faults, own, price);
    }
  }
}

type Row = Validity & { class?: string | undefined };

/** Judges the rows of a table: those with one key are alternatives, of which one is valid on a day. */
function judgeRows<Each extends Row>(
  faults: Faults,
  field: string,
  {
    rows,
    keyOf,
    classes,
  }: { rows: readonly Each[]; keyOf: (row: Each) => string; classes: readonly { id: string }[] },
): void {
  for (const [at, row] of rows.entries()) {
    const own = `${field}.${at}`;
    if (row.class !== undefined && !classes.some(({ id }) => id === row.class))
      faults.add(`${own}.class`, 'tax-class-unknown');
    if (row.to !== undefined && row.to < firstDayOf([row])) faults.add(`${own}.to`, 'statement-backwards');
  }
  const sorted = [...rows.entries()].sort(([, a], [, b]) => byFirstDay(a, b));
  const lastDays = new Map<string, string>();
  for (const [at, row] of sorted) {
    const key = keyOf(row);
    const last = lastDays.get(key);
    if (last !== undefined && firstDayOf([row]) <= last) faults.add(`${field}.${at}.from`, 'rates-twice');
    const { to = LAST_DAY } = row;
    if (last === undefined || to > last) lastDays.set(key, to);
  }
}

type Covered = { place: string; rows: readonly Row[]; classes: readonly { id: string }[]; from: string };

/** Judges whether each class has a rate in a place on each day from one on. */
function judgeCover(faults: Faults, field: string, { place, rows, classes, from }: Covered): void {
  for (const { id } of classes) {
    const own = rows.filter((row) => row.class === undefined || row.class === id);
    const day = uncoveredDay(own, from);
    if (day !== undefined) faults.add(field, 'rate-missing', { class: id, country: place, day });
  }
}

function judgeVat(faults: Faults, { seller, tax }: TradeSettings, today: string): void {
  const rates = tax.vat?.rates ?? [];
  const classes = classesOf(tax);
  judgeRows(faults, 'tax.vat.rates', {
    rows: rates,
    keyOf: (row) => `${row.country} ${row.class}`,
    classes,
  });
  const own = tax.mode === 'vat' && !tax.vat?.smallBusiness ? seller?.country : undefined;
  const countries = new Set([...rates.map(({ country }) => country), ...(own === undefined ? [] : [own])]);
  for (const place of countries) {
    const rows = rates.filter(({ country }) => country === place);
    const first = firstDayOf(rows);
    const from = place === own && first > today ? today : first;
    judgeCover(faults, 'tax.vat.rates', { place, rows, classes, from });
  }
}

function judgeStates(faults: Faults, tax: TaxSettings): void {
  const rates = tax.us?.rates ?? [];
  const classes = classesOf(tax);
  judgeRows(faults, 'tax.us.rates', {
    rows: rates,
    keyOf: (row) => `${row.state} ${row.zip ?? ''} ${row.class ?? ''}`,
    classes,
  });
  for (const place of new Set(rates.map(({ state }) => state))) {
    const rows = rates.filter(({ state }) => state === place);
    const general = rows.filter(({ zip }) => zip === undefined);
    judgeCover(faults, 'tax.us.rates', { place, rows: general, classes, from: firstDayOf(rows) });
  }
}

/** Judges what papers need of the seller. */
function judgeSeller(faults: Faults, { seller, tax }: TradeSettings): void {
  if (seller?.country === 'GB' && postalKey(seller.postalCode).startsWith('BT'))
    faults.add('seller.postalCode', 'seller-northern-ireland');
  if (tax.mode !== 'none' && !seller) faults.add('seller', 'seller-required');
  if (tax.mode === 'none' || !seller) return;
  if (tax.mode === 'us' && seller.country === 'US' && stateOf(seller.region ?? '') === undefined)
    faults.add('seller.region', 'state-required');
  if (tax.mode !== 'vat' || seller.vatId) return;
  if (!tax.vat?.smallBusiness) faults.add('seller.vatId', 'vat-id-required');
  else if (!seller.taxNumber) faults.add('seller.taxNumber', 'tax-number-required');
}

function judgeTax(faults: Faults, trade: TradeSettings): void {
  const { tax } = trade;
  faults.addTwice('tax.classes', tax.classes);
  if (tax.mode !== 'none' && tax.classes.length === 0) faults.add('tax.classes', 'tax-class-required');
  if (tax.mode !== 'none' && !tax[tax.mode]) faults.add(`tax.${tax.mode}`, 'rates-required');
  const own = classesOf(tax).find(({ id }) => id === tax.shipping);
  if (tax.shipping !== LIKE_GOODS && own?.supply !== 'goods')
    faults.add('tax.shipping', own ? 'tax-class-services' : 'tax-class-unknown');
  const isSmall = tax.mode === 'vat' && tax.vat?.smallBusiness === true;
  if (isSmall && smallBusinessNote(trade) === undefined)
    faults.add('tax.vat.smallBusinessNote', 'small-business-note-required');
}

/** Returns what is wrong with settings of which each field is valid by itself, by field. `today` is a day of the shop's calendar. */
export function tradeFaults(trade: TradeSettings, today: string): FieldIssues {
  const faults = new Faults();
  judgeSeller(faults, trade);
  judgeShipping(faults, trade);
  judgeTax(faults, trade);
  judgeVat(faults, trade, today);
  judgeStates(faults, trade.tax);
  return faults.issues;
}
