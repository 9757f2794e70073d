import { ObjectId } from 'mongodb';
import { creditNoteFor, creditOfAll } from '@/lib/server/commerce/invoices/invoice-document';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import { type GroupLeft, refundValue } from '@/lib/shared/trade/refund-value';
import type { VatRate } from '@/lib/shared/trade/settings/tax.schema';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import type { TaxedBuyer } from '@/lib/shared/trade/treatment-of';
import { MUNICH_SELLER, VAT_TRADE } from '@/tests/support/trade-settings';
import { BILLING, DELIVERY, invoiceOf, PERSON, placed } from './charged-orders';

const { tax } = VAT_TRADE;
const classes = [...tax.classes, { id: 'service', names: { en: 'Service' }, supply: 'services' as const }];

function tradeWith(
  rates: Record<string, number>,
  more: { isSmall?: boolean; france?: number } = {},
): TradeSettings {
  const { isSmall = false, france } = more;
  const rows = (country: string, of: (own: number) => number): VatRate[] =>
    Object.entries(rates).map(([id, rate]) => ({ country, class: id, rate: of(rate) }));
  const vat = {
    ...{ smallBusiness: isSmall, eInvoice: true },
    rates: [...rows('DE', (rate) => rate), ...(france === undefined ? [] : rows('FR', () => france))],
  };
  return { ...VAT_TRADE, seller: { ...MUNICH_SELLER, ...SELLER }, tax: { ...tax, classes, vat } };
}

const SELLER = { register: 'HRB 12345', taxNumber: '143/123/12345', legal: 'Sitz: München\nUSt & Co.' };
const RATES = { standard: 19, reduced: 7, service: 19 };
const VIENNA = { ...DELIVERY, street: 'Ring 1', postalCode: '1010', city: 'Wien', country: 'AT' };
const LYON = { ...DELIVERY, street: 'Rue 1', postalCode: '69001', city: 'Lyon', country: 'FR' };
const ZURICH = { ...DELIVERY, street: 'Quai 1', postalCode: '8001', city: 'Zürich', country: 'CH' };
const AUSTRIAN: TaxedBuyer = {
  ...{ vatId: 'ATU12345675', vatIdState: 'valid', billingCountry: 'AT', certificates: [] },
};

type Kind = { trade: TradeSettings; buyer: TaxedBuyer; delivery: typeof DELIVERY; taxClasses: string[] };

const GOODS = ['standard', 'reduced'];

/** What is taxed how: by settings, buyer, place and classes of tools. */
const KINDS = {
  domestic: { trade: tradeWith(RATES), buyer: PERSON, delivery: DELIVERY, taxClasses: GOODS },
  'zero-rated': {
    trade: tradeWith({ ...RATES, reduced: 0 }),
    ...{ buyer: PERSON, delivery: DELIVERY, taxClasses: GOODS },
  },
  destination: {
    trade: tradeWith(RATES, { france: 5.5 }),
    ...{ buyer: { ...PERSON, billingCountry: 'FR' }, delivery: LYON, taxClasses: GOODS },
  },
  'small-business': {
    trade: tradeWith(RATES, { isSmall: true }),
    ...{ buyer: PERSON, delivery: DELIVERY, taxClasses: GOODS },
  },
  'intra-community': { trade: tradeWith(RATES), buyer: AUSTRIAN, delivery: VIENNA, taxClasses: GOODS },
  'reverse-charge': { trade: tradeWith(RATES), buyer: AUSTRIAN, delivery: VIENNA, taxClasses: ['service'] },
  'goods-and-services': {
    trade: tradeWith(RATES),
    ...{ buyer: AUSTRIAN, delivery: VIENNA, taxClasses: [...GOODS, 'service'] },
  },
  export: { trade: tradeWith(RATES), buyer: PERSON, delivery: ZURICH, taxClasses: GOODS },
} satisfies Record<string, Kind>;
export type GeneratedKind = keyof typeof KINDS;
export const GENERATED_KINDS = Object.keys(KINDS) as GeneratedKind[];

/** Whole numbers that are the same for the same seed (mulberry32). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
type Numbers = ReturnType<typeof numbersFrom>;

const at = new Date(Date.UTC(2026, 10, 22));
const DAY = '2026-11-21';

function generatedOrder({ trade, buyer, delivery, taxClasses }: Kind, pick: Numbers): OrderDocument {
  const isCompany = buyer.vatId !== undefined || pick(2) === 0;
  const isOnAccount = isCompany && pick(2) === 0;
  const isCollected = delivery === DELIVERY && pick(4) === 0;
  const lines = Array.from({ length: 1 + pick(5) }, () => ({
    price: (pick(10) === 0 ? 0 : pick(99_999)) / 100,
    quantity: 1 + pick(20),
    taxClass: taxClasses[pick(taxClasses.length)] ?? 'standard',
  }));
  const billing = { ...(isCollected ? BILLING : delivery), company: '' };
  const order = placed([...lines, { price: 12.5, quantity: 3, taxClass: taxClasses[0] ?? 'standard' }], {
    ...{ trade, buyer, freight: pick(3) === 0 ? 0 : pick(5_000) / 100 },
    language: pick(2) === 0 ? 'en' : 'de',
    delivery: isCollected ? DELIVERY : delivery,
    ...(isCompany && { billTo: { number: 'CO-1', name: 'Beck & Söhne <Bau>', billing } }),
    ...(!isCompany && isCollected && { billing }),
    ...(isOnAccount && { payBy: 'account' }),
    ...(pick(2) === 0 && { poNumber: 'PO "7"' }),
    ...(pick(2) === 0 && { shipsOn: '2026-11-25' }),
  });
  if (isCollected) delete order.delivery;
  return order;
}

/** All units, or some of an order on account. */
function generatedInvoice(order: OrderDocument, trade: TradeSettings, pick: Numbers): InvoiceDocument {
  const isInParts = order.payBy === 'account' && pick(2) === 0;
  const units = isInParts
    ? order.lines.map(({ quantity }, place) => (place === 0 ? quantity : pick(quantity + 1)))
    : undefined;
  const terms = { days: 30, dueOn: '2026-12-21' };
  const invoice = invoiceOf(order, {
    ...(units && { units }),
    day: DAY,
    trade,
    isFirst: !isInParts || pick(4) > 0,
  });
  if (order.payBy !== 'account') return invoice;
  const { transactionId: _, ...owed } = invoice;
  return { ...owed, terms };
}

/** Credits some units, freight or an amount until nothing is left. */
function generatedCredits(invoice: InvoiceDocument, pick: Numbers): InvoiceDocument[] {
  const notes: InvoiceDocument[] = [];
  const units = new Map(invoice.lines.map(({ toolId, quantity }) => [toolId ?? new ObjectId(), quantity]));
  let left: GroupLeft[] = (invoice.groups ?? []).map(({ basisCents: netCents, taxCents, shippingCents }) => {
    return { netCents, taxCents, shippingCents };
  });
  const issue = () => ({ sequence: notes.length + 1, at, day: '2026-12-03' });
  const grossOf = (groups: readonly GroupLeft[]) =>
    groups.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0);
  for (let part = 1; part <= 2; part += 1) {
    const lines = [...units].map(([toolId, most]) => ({ toolId, units: pick(3) === 0 ? pick(most + 1) : 0 }));
    const unitsNet = left.map((_, index) =>
      invoice.lines
        .filter(({ group }) => group === index)
        .reduce((sum, { toolId, unitPriceCents }) => {
          return sum + unitPriceCents * (lines.find((line) => line.toolId === toolId)?.units ?? 0);
        }, 0),
    );
    const shippingCents = pick(2) === 0 ? 0 : left.reduce((sum, group) => sum + group.shippingCents, 0);
    const amountCents = pick(2) === 0 ? undefined : 1 + pick(grossOf(left));
    const taken = refundValue(left, { unitsNet, shippingCents, amountCents });
    if ('leftCents' in taken || grossOf(taken) === 0) continue;
    const groups = taken.map((share, index) => ({ index, ...share }));
    notes.push(creditNoteFor(invoice, { lines, amountCents: grossOf(taken), groups, part }, issue()));
    for (const { toolId, units: gone } of lines) units.set(toolId, (units.get(toolId) ?? 0) - gone);
    left = left.map(({ netCents, taxCents, shippingCents: freight }, index) => ({
      netCents: netCents - (taken[index]?.netCents ?? 0),
      taxCents: taxCents - (taken[index]?.taxCents ?? 0),
      shippingCents: freight - (taken[index]?.shippingCents ?? 0),
    }));
  }
  if (notes.length === 0) return [creditNoteFor(invoice, creditOfAll(invoice), issue())];
  const rest = [...units].map(([toolId, own]) => ({ toolId, units: own })).filter((line) => line.units > 0);
  const groups = left.map((share, index) => ({ index, ...share }));
  if (grossOf(left) > 0)
    notes.push(creditNoteFor(invoice, { lines: rest, amountCents: grossOf(left), groups }, issue()));
  return notes;
}

/** Returns invoices of one kind with their credit notes, made by what makes those of the store: at least so many papers. */
export function generatedPapers(kind: GeneratedKind, count: number): InvoiceDocument[] {
  const pick = numbersFrom(GENERATED_KINDS.indexOf(kind) + 1);
  const papers: InvoiceDocument[] = [];
  while (papers.length < count) {
    const order = generatedOrder(KINDS[kind], pick);
    const invoice = generatedInvoice(order, KINDS[kind].trade, pick);
    papers.push(invoice, ...generatedCredits(invoice, pick));
  }
  return papers;
}
