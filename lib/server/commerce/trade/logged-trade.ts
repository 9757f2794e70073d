import type { AuditValues } from '@/lib/server/platform/audit-log/record-audit-event';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { MethodPrice, ShippingMethod, Zone } from '@/lib/shared/trade/settings/shipping.schema';
import type { StateRate, TaxSettings, VatRate } from '@/lib/shared/trade/settings/tax.schema';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';

const LINES_MAX = 200;

const inWords = (...words: (string | undefined)[]) => words.filter(Boolean).join(' ');

function zoneLine({ id, name, where }: Zone): string {
  const areas = where.map(({ country, regions = [], postalCodes = [] }) =>
    [country, ...regions, ...postalCodes].join(' '),
  );
  return `${id}: ${name} (${areas.join(', ')})`;
}

function priceText({ zone, by, steps, upTo, freeFrom, bulky, onRequest }: MethodPrice): string {
  const bound = (value: number) => (by === 'weight' ? `${value} g` : formatDollars(value));
  const ladder = steps.map(({ from, price }) => `${bound(from)}: ${formatDollars(price)}`);
  return inWords(
    `${zone} by ${by}`,
    `(${ladder.join(', ')})`,
    upTo === undefined ? undefined : `up to ${bound(upTo)}`,
    freeFrom === undefined ? undefined : `free from ${formatDollars(freeFrom)}`,
    bulky === undefined ? undefined : `bulky ${formatDollars(bulky)}`,
    onRequest && 'on request',
  );
}

function methodLines({ id, names, kind, prices }: ShippingMethod): string[] {
  const name = `${id}: ${Object.values(names).join(' / ')}, ${kind}`;
  return [name, ...prices.map((price) => `${id} to ${priceText(price)}`)];
}

const validity = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  inWords(from && `from ${from}`, to && `to ${to}`);

const vatLine = ({ country, class: id, rate, ...days }: VatRate) =>
  inWords(country, id, `${rate} %`, validity(days));

const stateLine = ({ state, zip, class: id, rate, name, shipping, ...days }: StateRate) =>
  inWords(state, zip, id, `${rate} %`, name, shipping ? 'with shipping' : undefined, validity(days));

const classLine = ({ id, names, supply }: TaxSettings['classes'][number]) =>
  `${id}: ${Object.values(names).join(' / ')}, ${supply}`;

type Block = Record<string, unknown>;

/** Returns the blocks as the audit log shows them: a line of text for each zone, method, price, class and rate. */
function loggedBlocks(trade: TradeSettings): Record<'seller' | 'shipping' | 'tax', Block> {
  const { seller, shipping, tax } = trade;
  const { bank, ...party } = seller ?? {};
  return {
    seller: { ...party, ...bank },
    shipping: { zones: shipping.zones.map(zoneLine), methods: shipping.methods.flatMap(methodLines) },
    tax: {
      mode: tax.mode,
      classes: tax.classes.map(classLine),
      shipping: tax.shipping,
      ...(tax.vat && {
        smallBusiness: tax.vat.smallBusiness,
        eInvoice: tax.vat.eInvoice,
        smallBusinessNote: tax.vat.smallBusinessNote,
        vatRates: tax.vat.rates.map(vatLine),
      }),
      ...(tax.us && { stateRates: tax.us.rates.map(stateLine) }),
      ...(tax.datev && { datev: JSON.stringify(tax.datev) }),
    },
  };
}

/** Of a list, the lines that the other one lacks. */
function onlyIn(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value) && !Array.isArray(other)) return value ?? null;
  const [lines, others]: [string[], Set<string>] = [
    Array.isArray(value) ? value : [],
    new Set(Array.isArray(other) ? other : []),
  ];
  const own = lines.filter((line) => !others.has(line));
  const more = own.length - LINES_MAX;
  return more > 0 ? [...own.slice(0, LINES_MAX), `and ${more} more`] : own;
}

/** Returns the audit log's values of a change: the blocks that changed, each with its changed fields. */
export function loggedTrade(
  before: TradeSettings,
  after: TradeSettings,
): { before: AuditValues; after: AuditValues } {
  const [was, is] = [loggedBlocks(before), loggedBlocks(after)];
  const changes = (['seller', 'shipping', 'tax'] as const).flatMap((name) => {
    const [one, other] = [was[name], is[name]];
    const changed = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
      (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
    );
    if (changed.length === 0) return [];
    const pick = (from: Block, to: Block) =>
      Object.fromEntries(changed.map((field) => [field, onlyIn(from[field], to[field])]));
    return [{ name, before: pick(one, other), after: pick(other, one) }];
  });
  const side = (of: 'before' | 'after') => Object.fromEntries(changes.map((each) => [each.name, each[of]]));
  return { before: side('before'), after: side('after') };
}
