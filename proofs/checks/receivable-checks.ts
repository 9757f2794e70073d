import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type {
  CompanyPaymentDocument,
  ReceivableDocument,
  ReceivableFigures,
  ReceivableLedgerDocument,
} from '@/lib/server/platform/db/documents/receivables';
import { openLines } from '@/lib/shared/orders/line-units';
import { isOnAccount } from '@/lib/shared/orders/order-status';
import { oneReceivableAShipment } from './invoice-checks';
import { type Check, groupBy, type Snapshot } from './snapshot';

type Accounts = Snapshot['account'];

const sumOf = <Thing>(things: readonly Thing[], centsOf: (thing: Thing) => number) =>
  things.reduce((sum, thing) => sum + centsOf(thing), 0);
const idOf = ({ companyId }: { companyId?: { toHexString: () => string } | undefined }) =>
  companyId?.toHexString() ?? '';

/** Every company that has anything on account. */
function companiesOf({ accounts, ledger, receivables, payments }: Accounts): string[] {
  const ids = [...ledger, ...receivables, ...payments].map(idOf);
  return [...new Set([...accounts.map(({ _id }) => _id.toHexString()), ...ids])];
}

function figuresOf({ accounts }: Accounts, company: string): ReceivableFigures & { lines: number } {
  const found = accounts.find(({ _id }) => _id.toHexString() === company);
  const { reservedCents = 0, invoicedCents = 0, creditCents = 0, lines = 0 } = found ?? {};
  return { reserved: reservedCents, invoiced: invoicedCents, credit: creditCents, lines };
}

const figuresAddUp: Check = {
  name: 'figures of companies add up',
  promise:
    'of every company, what is reserved is due of its orders on account and neither invoiced nor cancelled, what is invoiced is open of its invoices, and its credit is unapplied of its payments',
  violations: ({ account, orders }) => {
    const reserved = groupBy(orders.filter(isOnAccount), idOf);
    const invoiced = groupBy(account.receivables, ({ orderId }) => orderId.toHexString());
    const receivables = groupBy(account.receivables, idOf);
    const payments = groupBy(account.payments, idOf);
    return [...new Set([...companiesOf(account), ...reserved.keys()])].flatMap((company) => {
      const { lines: _, ...is } = figuresOf(account, company);
      const due: ReceivableFigures = {
        reserved: sumOf(reserved.get(company) ?? [], (order) => {
          if (openLines(order).length === 0) return 0;
          const gross = sumOf(invoiced.get(order._id.toHexString()) ?? [], ({ grossCents }) => grossCents);
          const cancelled = sumOf(order.cancellations ?? [], ({ cents }) => cents);
          return Math.max(0, order.totals.totalCents - cancelled - gross);
        }),
        invoiced: sumOf(receivables.get(company) ?? [], ({ openCents }) => openCents),
        credit: sumOf(payments.get(company) ?? [], ({ unappliedCents }) => unappliedCents),
      };
      const wrong = (['reserved', 'invoiced', 'credit'] as const).filter((name) => is[name] !== due[name]);
      return wrong.map(
        (name) => `company ${company}: ${name} is ${is[name]}, and ${due[name]} by its papers`,
      );
    });
  },
};

function receivableFault(
  { _id, grossCents, openCents, settledAt }: ReceivableDocument,
  paid: ReadonlyMap<string, number>,
): string | null {
  const allocated = paid.get(_id) ?? 0;
  if (openCents !== grossCents - allocated)
    return `has ${openCents} open of ${grossCents}, of which ${allocated} are paid`;
  if (openCents < 0 || openCents > grossCents) return `has ${openCents} open of ${grossCents}`;
  if ((settledAt !== undefined) !== (openCents === 0))
    return `has ${openCents} open, and was settled ${settledAt}`;
  return null;
}

/** Of an order on account. */
function paidFault(order: OrderDocument, invoices: readonly ReceivableDocument[]): string | null {
  const openCents = sumOf(invoices, (invoice) => invoice.openCents);
  const isSettled = invoices.length > 0 && openCents === 0 && openLines(order).length === 0;
  if ((order.paidAt !== undefined) === isSettled) return null;
  return `has ${openCents} open, ${openLines(order).length} lines open, and was paid ${order.paidAt}`;
}

const receivablesAddUp: Check = {
  name: 'invoices on account add up',
  promise:
    'what is open of an invoice on account is its amount less what payments give it; it is settled exactly while nothing is open, and an order is paid while nothing is open of its invoices, nor a unit of it',
  violations: ({ account: { receivables, payments }, orders }) => {
    const paid = new Map<string, number>();
    const allocations = payments.flatMap((payment) => payment.allocations);
    for (const { invoiceNumber, cents } of allocations)
      paid.set(invoiceNumber, (paid.get(invoiceNumber) ?? 0) + cents);
    const orderOf = new Map(receivables.map(({ _id, orderId }) => [_id, orderId.toHexString()]));
    const invoicesOf = groupBy(receivables, ({ orderId }) => orderId.toHexString());
    return [
      ...receivables.flatMap((receivable) => {
        const fault = receivableFault(receivable, paid);
        return fault ? [`${receivable._id} ${fault}`] : [];
      }),
      ...orders
        .filter(({ payBy }) => payBy === 'account')
        .flatMap((order) => {
          const fault = paidFault(order, invoicesOf.get(order._id.toHexString()) ?? []);
          return fault ? [`${order.number} ${fault}`] : [];
        }),
      ...allocations
        .filter(({ invoiceNumber, orderId }) => orderOf.get(invoiceNumber) !== orderId.toHexString())
        .map(({ invoiceNumber, orderId }) => `${invoiceNumber} is paid, and is no invoice of ${orderId}`),
    ];
  },
};

function paymentFault({
  amountCents,
  reversals,
  allocations,
  unappliedCents,
}: CompanyPaymentDocument): string | null {
  const parts = [amountCents, unappliedCents, ...[...reversals, ...allocations].map(({ cents }) => cents)];
  if (parts.some((cents) => !Number.isSafeInteger(cents) || cents < 0)) return 'has a part below 0';
  const left = amountCents - sumOf(reversals, ({ cents }) => cents);
  const used = sumOf(allocations, ({ cents }) => cents) + unappliedCents;
  return left === used ? null : `has ${left} left, of which ${used} are used`;
}

const paymentsAddUp: Check = {
  name: 'payments of companies add up',
  promise: 'of every payment of a company, what was not taken back pays its own invoices or is its credit',
  violations: ({ account: { payments, receivables } }) => {
    const companyOf = new Map(receivables.map((each) => [each._id, idOf(each)]));
    return payments.flatMap((payment) => {
      const fault = paymentFault(payment);
      const strange = payment.allocations.find(
        ({ invoiceNumber }) => companyOf.get(invoiceNumber) !== idOf(payment),
      );
      return [
        ...(fault ? [`payment ${payment._id} ${fault}`] : []),
        ...(strange ? [`payment ${payment._id} pays ${strange.invoiceNumber} of another company`] : []),
      ];
    });
  },
};

function ledgerFaults(
  lines: readonly ReceivableLedgerDocument[],
  is: ReceivableFigures & { lines: number },
): string[] {
  const inOrder = lines.toSorted((one, other) => one.line - other.line);
  let before: ReceivableFigures = { reserved: 0, invoiced: 0, credit: 0 };
  const faults: string[] = [];
  for (const [place, { line, change, after }] of inOrder.entries()) {
    if (line !== place + 1) faults.push(`has line ${line} where ${place + 1} is due`);
    for (const name of ['reserved', 'invoiced', 'credit'] as const) {
      if (after[name] !== before[name] + change[name] || after[name] < 0)
        faults.push(`line ${line} leads from ${before[name]} by ${change[name]} to ${after[name]} ${name}`);
    }
    before = after;
  }
  if (is.lines !== inOrder.length) faults.push(`says ${is.lines} lines, and has ${inOrder.length}`);
  const unlike = (['reserved', 'invoiced', 'credit'] as const).filter((name) => is[name] !== before[name]);
  return [...faults, ...unlike.map((name) => `says ${is[name]} ${name}, its ledger ${before[name]}`)];
}

const ledgerLeadsToFigures: Check = {
  name: 'ledgers lead to their figures',
  promise:
    'lines of a company’s ledger are 1, 2, … without gap, each follows from the one before, and the last has the figures; nothing is booked twice',
  violations: ({ account }) => {
    const ledgers = groupBy(account.ledger, idOf);
    const booked = groupBy(
      account.ledger,
      ({ ref, reason, part }) => `${reason} ${part} of ${ref.toHexString()}`,
    );
    return [
      ...companiesOf(account).flatMap((company) =>
        ledgerFaults(ledgers.get(company) ?? [], figuresOf(account, company)).map(
          (fault) => `company ${company} ${fault}`,
        ),
      ),
      ...[...booked]
        .filter(([, all]) => all.length > 1)
        .map(([key, all]) => `${key} is booked ${all.length} times`),
    ];
  },
};

const creditPaysWhatIsOpen: Check = {
  name: 'credit pays what is open',
  promise: 'no company has credit while an invoice of it is open',
  violations: ({ account }) => {
    const receivables = groupBy(account.receivables, idOf);
    const payments = groupBy(account.payments, idOf);
    return companiesOf(account).flatMap((company) => {
      const open = sumOf(receivables.get(company) ?? [], ({ openCents }) => openCents);
      const credit = sumOf(payments.get(company) ?? [], ({ unappliedCents }) => unappliedCents);
      return open > 0 && credit > 0 ? [`company ${company} has ${credit} as credit beside ${open} open`] : [];
    });
  },
};

const withinLimit: Check = {
  name: 'orders within credit limits',
  promise: 'when an order on account was placed, the company owed at most its limit of that moment with it',
  violations: ({ account: { ledger } }) =>
    ledger
      .filter(({ reason }) => reason === 'order-placed')
      .filter(({ after, limitCents = 0 }) => after.reserved + after.invoiced - after.credit > limitCents)
      .map(({ companyId, line, after, limitCents }) => {
        const owed = after.reserved + after.invoiced - after.credit;
        return `company ${companyId} owed ${owed} at line ${line}, with a limit of ${limitCents}`;
      }),
};

const creditPartsCount: Check = {
  name: 'credit counts on by order',
  promise: 'credit is applied to invoices of orders, and its ledger lines of one order are its parts 1, 2, …',
  violations: ({ account: { ledger }, orders }) => {
    const known = new Set(orders.map(({ _id }) => _id.toHexString()));
    const applied = groupBy(
      ledger.filter(({ reason }) => reason === 'credit-applied'),
      ({ ref }) => ref.toHexString(),
    );
    return [...applied].flatMap(([order, lines]) => {
      const parts = lines.map(({ part }) => part).toSorted((one, other) => one - other);
      const isCounted = parts.every((part, place) => part === place + 1);
      return known.has(order) && isCounted ? [] : [`credit was applied to ${order} in parts ${parts}`];
    });
  },
};

export const RECEIVABLE_CHECKS: readonly Check[] = [
  figuresAddUp,
  receivablesAddUp,
  paymentsAddUp,
  ledgerLeadsToFigures,
  creditPaysWhatIsOpen,
  withinLimit,
  oneReceivableAShipment,
  creditPartsCount,
];
