import { isDeepStrictEqual } from 'node:util';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ChargedPaper, InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import type { TaxGroup } from '@/lib/shared/trade/costs-of';
import { type Check, groupBy, type Snapshot } from './snapshot';

type Charged = InvoiceDocument & ChargedPaper;

const isCharged = (paper: InvoiceDocument): paper is Charged => paper.mode !== undefined;
const sumOf = <Thing>(things: readonly Thing[], centsOf: (thing: Thing) => number) =>
  things.reduce((sum, thing) => sum + centsOf(thing), 0);

const FIELDS = ['basisCents', 'taxCents', 'shippingCents'] as const;
const grossOf = ({ basisCents, taxCents }: TaxGroup) => basisCents + taxCents;
const factsOf = ({ treatment, category, rate, name }: TaxGroup) =>
  [treatment, category, rate, name].join(' ');

function paperFault(paper: Charged, order: OrderDocument): string | null {
  const { groups, netCents, taxCents, totalCents, kind } = paper;
  const [net, tax] = [
    sumOf(groups, ({ basisCents }) => basisCents),
    sumOf(groups, (group) => group.taxCents),
  ];
  if (net !== netCents || tax !== taxCents || net + tax !== totalCents)
    return `says ${netCents}, ${taxCents} and ${totalCents}, and its groups ${net} and ${tax}`;
  const { taxes, tax: facts, payBy } = order;
  if (!taxes || !facts) return 'has groups, and its order none';
  if (paper.mode !== facts.mode) return `is of mode ${paper.mode}, and its order of ${facts.mode}`;
  const treatments = new Set(taxes.map(({ treatment }) => treatment));
  const strange = groups.find(({ treatment }) => !treatments.has(treatment));
  if (strange) return `has a group that is ${strange.treatment}, and its order none`;
  const isAsPlaced = kind === 'invoice' && payBy !== 'account';
  if (isAsPlaced && !isDeepStrictEqual(groups, taxes)) return 'has other groups than its order';
  return null;
}

const papersLikeOrders: Check = {
  name: 'papers are taxed like their orders',
  promise:
    'net, tax and total of every paper of a shop that charges are those of its groups (TP1); it is of the treatments of its order (TV4), by card with exactly its groups; orders without groups have papers without',
  violations: ({ orders, invoices }) => {
    const byId = new Map(orders.map((order) => [order._id.toHexString(), order]));
    return invoices.flatMap((paper) => {
      const order = byId.get(paper.orderId.toHexString());
      if (!order) return [];
      if (!isCharged(paper)) return order.taxes ? [`${paper.number} has no groups, and its order has`] : [];
      const fault = paperFault(paper, order);
      return fault ? [`${paper.number} ${fault}`] : [];
    });
  },
};

/** No group goes below 0, and where all money went back nothing is left of any. */
function leftFault(invoice: Charged, notes: readonly Charged[]): string | null {
  const unlike = notes.find(
    ({ groups }) => groups.map(factsOf).join() !== invoice.groups.map(factsOf).join(),
  );
  if (unlike) return `is corrected by ${unlike.number}, which has other groups`;
  const left = invoice.groups.map((group, at) =>
    FIELDS.map((field) => group[field] + sumOf(notes, ({ groups }) => groups[at]?.[field] ?? 0)),
  );
  if (left.flat().some((cents) => cents < 0)) return `has ${JSON.stringify(left)} left of its groups`;
  const gross = sumOf(invoice.groups, grossOf) + sumOf(notes, ({ totalCents }) => totalCents);
  const isOver = gross === 0 && notes.length > 0;
  return isOver && left.flat().some((cents) => cents !== 0)
    ? `went back whole, and ${JSON.stringify(left)} is left of its groups`
    : null;
}

const creditsTakeWhatIsLeft: Check = {
  name: 'credit notes take what is left',
  promise:
    'credit notes name the invoice they correct, have its groups, and together take at most its net, tax and freight of each group; all of them where all its money went back (TP1)',
  violations: ({ invoices }) => {
    const notes = groupBy(
      invoices.filter(({ kind }) => kind === 'credit-note').filter(isCharged),
      ({ corrects = '' }) => corrects,
    );
    const issued = invoices.filter(({ kind }) => kind === 'invoice').filter(isCharged);
    const numbers = new Set(issued.map(({ number }) => number));
    return [
      ...issued.flatMap((invoice) => {
        const fault = leftFault(invoice, notes.get(invoice.number) ?? []);
        return fault ? [`${invoice.number} ${fault}`] : [];
      }),
      ...[...notes]
        .filter(([number]) => !numbers.has(number))
        .flatMap(([number, all]) =>
          all.map((note) => `${note.number} corrects ${number}, which there is not`),
        ),
    ];
  },
};

/** Half a cent for each paper and one more, in each group. */
const mostOff = (papers: number, groups: number) => ((papers + 1) * groups) / 2;

function shipmentsFault(order: OrderDocument, papers: readonly Charged[]): string | null {
  const { totals, taxes = [] } = order;
  const late = papers.find(
    ({ part, groups }) => part !== 1 && groups.some((group) => group.shippingCents > 0),
  );
  if (late) return `has freight on ${late.number}, which is not its first invoice`;
  const freight = sumOf(papers, ({ groups }) => sumOf(groups, ({ shippingCents }) => shippingCents));
  if (freight > totals.shippingCents) return `is invoiced ${freight} of ${totals.shippingCents} of freight`;
  const net = sumOf(papers, ({ netCents }) => netCents);
  if (net > totals.goodsCents + totals.shippingCents)
    return `is invoiced ${net} net, which is more than it has`;
  const rates = new Set(taxes.map(({ rate }) => rate));
  const isWhole = net === totals.goodsCents + totals.shippingCents;
  const isAtItsRates = papers.every(({ groups }) => groups.every(({ rate }) => rates.has(rate)));
  const off = Math.abs(sumOf(papers, ({ taxCents }) => taxCents) - totals.taxCents);
  return isWhole && isAtItsRates && off > mostOff(papers.length, taxes.length)
    ? `has ${off} cents more or less tax on its invoices`
    : null;
}

const shipmentsInvoicedOnce: Check = {
  name: 'shipments on account are invoiced once',
  promise:
    'invoices of an order on account have its freight once, on the first, at most its net, and as much tax as it has but for half a cent a paper and group where rates did not change (TP2)',
  violations: ({ orders, invoices }) => {
    const papers = groupBy(
      invoices.filter(({ kind }) => kind === 'invoice').filter(isCharged),
      ({ orderId }) => orderId.toHexString(),
    );
    return orders
      .filter(({ payBy }) => payBy === 'account')
      .flatMap((order) => {
        const fault = shipmentsFault(order, papers.get(order._id.toHexString()) ?? []);
        return fault ? [`${order.number} ${fault}`] : [];
      });
  },
};

const UNTAXED_BY_NUMBER = ['intra-community', 'reverse-charge'];
const DAY_MS = 24 * 3_600_000;
/** So long a confirmation counts. */
const CONFIRMED_MS = 90 * DAY_MS;

/** Of a paper with something that is untaxed because of its buyer's number. */
function numberFault(paper: Charged, order: OrderDocument, checks: Snapshot['vatChecks']): string | null {
  const { checkId, buyerParty, sellerParty } = paper;
  const check = checkId && checks.find(({ _id }) => _id.equals(checkId));
  if (check?.answer !== 'valid') return `names check ${checkId}, which confirmed nothing`;
  if (check.vatId !== buyerParty.vatId || !order.companyId?.equals(check.companyId))
    return `is of ${buyerParty.vatId}, and its check of ${check.vatId}`;
  // One that is shipped later may have been confirmed anew since.
  const age = order.placedAt.getTime() - check.asked.getTime();
  if (age > CONFIRMED_MS) return `was placed ${Math.floor(age / DAY_MS)} days after its check`;
  return sellerParty?.vatId ? null : 'has no number of its seller';
}

const exemptionsAreProved: Check = {
  name: 'what is not taxed is proved',
  promise:
    'every intra-community supply and reverse charge names a check of at most 90 days before its order, which confirmed its number, and both numbers (TV1); every exemption names a certificate (TV3)',
  violations: ({ orders, invoices, vatChecks }) => {
    const byId = new Map(orders.map((order) => [order._id.toHexString(), order]));
    return invoices.filter(isCharged).flatMap((paper) => {
      const treatments = paper.groups.map(({ treatment }) => treatment);
      const order = byId.get(paper.orderId.toHexString());
      const isByNumber = treatments.some((each) => UNTAXED_BY_NUMBER.includes(each));
      const fault = isByNumber && order ? numberFault(paper, order, vatChecks) : null;
      return [
        ...(fault ? [`${paper.number} ${fault}`] : []),
        ...(treatments.includes('exempt') && !paper.exemption
          ? [`${paper.number} is exempt, and names no certificate`]
          : []),
      ];
    });
  },
};

export const TAX_CHECKS: readonly Check[] = [
  papersLikeOrders,
  creditsTakeWhatIsLeft,
  shipmentsInvoicedOnce,
  exemptionsAreProved,
];
