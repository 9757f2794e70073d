'use client';
import { useId } from 'react';
import { useLanguage } from '#use-language';
import { Input } from '@/components/ui/controls/field';
import { formatDollars, isPositiveCents, toCents, toDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { type NumberReading, type Readings, readAmount } from '@/lib/shared/numbers/read-amount';
import { readCount } from '@/lib/shared/numbers/read-count';
import type { Order, OrderLine } from '@/lib/shared/orders/order.schema';
import type { RefundPartInput } from '@/lib/shared/orders/order-desk.schema';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type PartRefundTexts = Texts['orderPage']['partRefund'];

type RefundLineProps = {
  line: RefundableLine;
  chosen: ChosenUnits | undefined;
  texts: PartRefundTexts;
  onChange: (chosen: ChosenUnits) => void;
};

export type RefundKind = 'open' | 'shipped';

/** How many units can be refunded, of those that are open and of those that have shipped. */
type UnitsLeft = Partial<Record<RefundKind, number>>;

export type RefundableLine = OrderLine & { left: UnitsLeft };

/** Lines of which units can be refunded; open ones of an order on account are cancelled instead. */
export function refundableLines({ lines, payBy }: Pick<Order, 'lines' | 'payBy'>): RefundableLine[] {
  return lines.flatMap((line) => {
    const { quantity, shippedQuantity, openQuantity, refundedQuantity = 0 } = line;
    // Neither shipped nor open: refunded while they were open, or on account cancelled.
    const dropped = quantity - shippedQuantity - openQuantity;
    const shipped = shippedQuantity - (payBy === 'account' ? refundedQuantity : refundedQuantity - dropped);
    const left = {
      ...(openQuantity > 0 && payBy !== 'account' ? { open: openQuantity } : {}),
      ...(shipped > 0 ? { shipped } : {}),
    };
    return Object.keys(left).length > 0 ? [{ ...line, left }] : [];
  });
}

const isOfBoth = ({ open, shipped }: UnitsLeft) => open !== undefined && shipped !== undefined;

function mostOf({ open = 0, shipped = 0 }: UnitsLeft, of: RefundKind | undefined): number {
  if (of === undefined) return Math.max(open, shipped);
  return of === 'open' ? open : shipped;
}

/** A line of the order: how many of its units are refunded, and whether they go back on sale. */
export function RefundLine({ line, chosen, texts, onChange }: RefundLineProps) {
  const language = useLanguage();
  const id = useId();
  const units = chosen?.units ?? '';
  const restock = chosen?.restock ?? false;
  const of = chosen?.of;
  const left = mostOf(line.left, of);
  const change = (changed: Partial<ChosenUnits>) => onChange({ units, restock, of, ...changed });
  return (
    <li className="grid gap-x-3 gap-y-1 py-1 text-sm [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto] sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <span className="flex min-w-0 items-baseline gap-3">
        <span title={line.name} className="truncate font-medium text-ink">
          {line.name}
        </span>
        <span className="shrink-0 font-mono text-muted text-xs">{line.sku}</span>
        <span className="figures ms-auto shrink-0 text-muted">{formatDollars(line.unitPrice, language)}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="flex items-center gap-2">
          <span className="block w-16">
            <Input
              look="compact"
              className="figures text-end"
              inputMode="numeric"
              autoComplete="off"
              value={units}
              placeholder="0"
              aria-label={fillText(texts.unitsOf, { name: line.name })}
              onChange={(event) => change({ units: event.target.value })}
            />
          </span>
          <span className="figures min-w-12 whitespace-nowrap text-muted">
            {fillText(texts.ofUnits, { count: formatNumber(left, language) })}
          </span>
        </span>
        <label htmlFor={id} className="flex min-h-9 items-center gap-2">
          <input
            id={id}
            type="checkbox"
            className="size-4.5 accent-ink"
            checked={restock}
            aria-label={fillText(texts.restockOf, { name: line.name })}
            onChange={(event) => change({ restock: event.target.checked })}
          />
          {texts.restock}
        </label>
      </span>
      {isOfBoth(line.left) ? (
        <fieldset className="flex flex-wrap gap-x-4 sm:col-span-full sm:justify-end">
          <legend className="sr-only">{fillText(texts.kindOf, { name: line.name })}</legend>
          {(['open', 'shipped'] as const).map((kind) => (
            <label key={kind} htmlFor={`${id}-${kind}`} className="flex min-h-9 items-center gap-2">
              <input
                id={`${id}-${kind}`}
                type="radio"
                name={id}
                className="size-4.5 accent-ink"
                checked={of === kind}
                onChange={() => change({ of: kind })}
              />
              {texts.kinds[kind]}
            </label>
          ))}
        </fieldset>
      ) : null}
    </li>
  );
}

type RemainderProps = { draft: Pick<RefundDraft, 'amount' | 'after'>; left: number; texts: PartRefundTexts };

/** What is left to give back, before and after the refund. */
export function Remainder({ draft, left, texts }: RemainderProps) {
  const language = useLanguage();
  const facts = [
    [texts.left, formatDollars(left, language)],
    [texts.thisRefund, formatDollars(draft.amount, language)],
    [texts.after, formatDollars(Math.max(0, draft.after), language)],
  ];
  return (
    <dl className="figures grid gap-x-6 text-sm sm:flex sm:flex-wrap" aria-live="polite">
      {facts.map(([term, value]) => (
        <div key={term} className="flex justify-between gap-2 sm:grid sm:gap-0">
          <dt className="text-muted">{term}</dt>
          <dd className="font-semibold text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export type ChosenUnits = { units: string; restock: boolean; of?: RefundKind | undefined };

type Typed = {
  lines: readonly Pick<RefundableLine, 'toolId' | 'openQuantity' | 'unitPrice' | 'left'>[];
  chosen: ReadonlyMap<string, ChosenUnits>;
  /** Dollars; empty for the value of the units and freight. */
  amount: string;
  /** Freight in dollars, net, of an order of a shop that charges it. */
  shipping?: string;
  reason: string;
  /** The sum that can still be refunded, in dollars. */
  left: number;
  language: Language;
};

export type RefundDraft = {
  /** Dollars: the value of units and freight, the refund, and what is left after it. */
  value: number;
  amount: number;
  after: number;
  /** `Readings` for an ambiguous number. */
  faults: {
    units?: true | Readings;
    of?: true;
    amount?: true | Readings;
    shipping?: true | Readings;
    empty?: true;
    reason?: true;
  };
  /** The request; absent while there are faults. */
  body?: RefundPartInput;
  /** The request for what would go back, for which a reason is not needed. */
  question?: RefundPartInput;
};

export function draftRefund({ shipping = '', ...typedIn }: Typed): RefundDraft {
  const { lines, chosen, amount, reason, left, language } = typedIn;
  const faults: RefundDraft['faults'] = {};
  const read = (
    reading: NumberReading,
    field: 'units' | 'amount' | 'shipping',
    isRight: (value: number) => boolean,
  ) => {
    if ('value' in reading && isRight(reading.value)) return reading.value;
    faults[field] ??= 'readings' in reading ? reading.readings : true;
    return 0;
  };
  const selected = lines.flatMap((line) => {
    const { units = '', restock = false, of } = chosen.get(line.toolId) ?? {};
    if (/^\s*0*\s*$/.test(units)) return [];
    if (isOfBoth(line.left) && of === undefined) faults.of = true;
    const most = mostOf(line.left, of);
    // Said wherever the line has units of both kinds, though those on account are not refunded while open.
    const kind = isOfBoth(line.left)
      ? of
      : line.openQuantity > 0 && line.left.shipped
        ? 'shipped'
        : undefined;
    const isRight = (count: number) => Number.isInteger(count) && count >= 1 && count <= most;
    return [{ line, quantity: read(readCount(units, language), 'units', isRight), restock, kind }];
  });
  const freight =
    shipping.trim() === '' ? undefined : read(readAmount(shipping), 'shipping', isPositiveCents);
  const valueCents = selected.reduce(
    (sum, { line, quantity }) => sum + toCents(line.unitPrice) * quantity,
    toCents(freight ?? 0),
  );
  const typed = amount.trim() === '' ? undefined : read(readAmount(amount), 'amount', isPositiveCents);
  const amountCents = typed === undefined ? valueCents : toCents(typed);
  const afterCents = toCents(left) - amountCents;
  if (afterCents < 0) faults.amount ??= true;
  if (selected.length === 0 && typed === undefined && freight === undefined) faults.empty = true;
  const isAskable = Object.keys(faults).length === 0;
  if (reason.trim() === '') faults.reason = true;
  const sums = {
    value: toDollars(valueCents),
    amount: toDollars(amountCents),
    after: toDollars(afterCents),
    faults,
  };
  if (!isAskable) return sums;
  const body = {
    ...(selected.length > 0
      ? {
          lines: selected.map(({ line: { toolId }, quantity, restock, kind }) => {
            return { toolId, quantity, restock, ...(kind && { of: kind }) };
          }),
        }
      : {}),
    ...(typed === undefined ? {} : { amount: typed }),
    ...(freight === undefined ? {} : { shipping: freight }),
    reason: reason.trim(),
  };
  if (faults.reason) return { ...sums, question: { ...body, reason: '–' } };
  return { ...sums, body, question: { ...body, reason: '–' } };
}
