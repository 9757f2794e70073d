'use client';
import { Dialog } from 'radix-ui';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useLanguage } from '#use-language';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import {
  type ChosenUnits,
  draftRefund,
  type RefundDraft,
} from '@/components/manage-orders/part-refund-draft';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Input } from '@/components/ui/controls/input';
import { Textarea } from '@/components/ui/controls/textarea';
import { Scrim } from '@/components/ui/scrim';
import { refundPart } from '@/lib/client/admin-calls/admin';
import { newKey } from '@/lib/client/idempotency-key';
import { messageText } from '@/lib/client/language/message-text';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Order, OrderLine } from '@/lib/shared/orders/order.schema';
import { hasShipped } from '@/lib/shared/orders/order-status';
import { REFUND_REASON_MAX_LENGTH } from '@/lib/shared/payments/part-refund.schema';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type PartRefundTexts = Texts['orderPage']['partRefund'];

export type PartRefundDialogProps = {
  order: Pick<Order, '_id' | 'number' | 'state' | 'lines' | 'orderValue' | 'refundedValue' | 'chargedBack'>;
  texts: PartRefundTexts;
  back: string;
};

type LineRowProps = {
  line: OrderLine;
  chosen: ChosenUnits | undefined;
  texts: PartRefundTexts;
  onChange: (chosen: ChosenUnits) => void;
};

function unitsLeftOf({ quantity, refundedQuantity = 0 }: OrderLine): number {
  return quantity - refundedQuantity;
}

function LineRow({ line, chosen, texts, onChange }: LineRowProps) {
  const language = useLanguage();
  const id = useId();
  const units = chosen?.units ?? '';
  const restock = chosen?.restock ?? false;
  const left = unitsLeftOf(line);
  return (
    <li className="grid gap-2 py-3 text-sm [contain-intrinsic-size:auto_6rem] [content-visibility:auto] sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-x-4">
      <span className="grid min-w-0 gap-0.5">
        <span className="wrap-anywhere font-medium text-ink leading-snug">{line.name}</span>
        <span className="figures flex flex-wrap gap-x-3 text-muted text-xs">
          <span className="font-mono">{line.sku}</span>
          <span>{formatDollars(line.unitPrice, language)}</span>
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="flex items-center gap-2">
          <Input
            look="compact"
            className="figures w-20 text-end"
            inputMode="numeric"
            autoComplete="off"
            value={units}
            placeholder="0"
            aria-label={fillText(texts.unitsOf, { name: line.name })}
            onChange={(event) => onChange({ units: event.target.value, restock })}
          />
          <span className="figures min-w-14 whitespace-nowrap text-muted">
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
            onChange={(event) => onChange({ units, restock: event.target.checked })}
          />
          {texts.restock}
        </label>
      </span>
    </li>
  );
}

function Remainder({ draft, left, texts }: { draft: RefundDraft; left: number; texts: PartRefundTexts }) {
  const language = useLanguage();
  const facts = [
    [texts.left, formatDollars(left, language)],
    [texts.thisRefund, formatDollars(draft.amount, language)],
    [texts.after, formatDollars(Math.max(0, draft.after), language)],
  ];
  return (
    <dl className="figures grid gap-1.5 rounded-md bg-sunken p-4 text-sm" aria-live="polite">
      {facts.map(([term, value]) => (
        <div key={term} className="flex justify-between gap-4">
          <dt className="text-muted">{term}</dt>
          <dd className="font-semibold text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function PartRefundDialog({ order, texts, back }: PartRefundDialogProps) {
  const language = useLanguage();
  const id = useId();
  const { busy, button, run } = useRowAction();
  const [open, setOpen] = useState(false);
  const [key, setKey] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, ChosenUnits>>(new Map());
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const left = order.orderValue - order.refundedValue - (order.chargedBack?.amount ?? 0);
  const lines = useMemo(() => order.lines.filter((line) => unitsLeftOf(line) > 0), [order.lines]);
  const draft = draftRefund({ lines, chosen, amount, reason, left, language });
  const { faults } = draft;
  const shown = (field: keyof typeof faults) => {
    const fault = faults[field];
    if (!isSubmitted || !fault) return undefined;
    if (fault !== true) return messageText('number-unclear', fault);
    return fillText(texts.faults[field], { left: formatDollars(left, language) });
  };

  function toggle(next: boolean) {
    if (busy) return;
    // Opening the dialog again starts another refund.
    if (next) {
      setKey(newKey());
      setChosen(new Map());
      setAmount('');
      setReason('');
      setIsSubmitted(false);
    }
    setOpen(next);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsSubmitted(true);
    const { body } = draft;
    if (!body) return;
    await run(
      async () => {
        const refunded = await refundPart(order._id, body, key);
        setOpen(false);
        return fillText(texts.done, { amount: formatDollars(refunded, language), number: order.number });
      },
      (error) => {
        if (error instanceof ApiProblem && error.status === 409) setOpen(false);
        return sentenceOf(error);
      },
    );
  }

  return (
    <Dialog.Root open={open} onOpenChange={toggle}>
      <Dialog.Trigger asChild>
        <Button ref={button} variant="outline" size="sm" busy={busy}>
          {texts.open}
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Scrim />
        <Dialog.Content className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 max-h-[92dvh] w-[calc(100vw-1.5rem)] max-w-2xl overflow-y-auto rounded-lg border border-line bg-surface p-4 shadow-float sm:p-6">
          <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
            <Dialog.Title className="wrap-anywhere font-bold text-ink text-xl">
              {fillText(texts.title, { number: order.number })}
            </Dialog.Title>
            <Dialog.Description className="text-body text-sm leading-relaxed">
              {hasShipped(order) ? texts.textShipped : texts.textPaid}
            </Dialog.Description>
            {lines.length > 0 ? (
              <fieldset className="min-w-0">
                <legend className="font-semibold text-ink text-sm">{texts.units}</legend>
                <ul className="max-h-80 divide-y divide-line overflow-y-auto">
                  {lines.map((line) => (
                    <LineRow
                      key={line.toolId}
                      line={line}
                      chosen={chosen.get(line.toolId)}
                      texts={texts}
                      onChange={(units) => setChosen((before) => new Map(before).set(line.toolId, units))}
                    />
                  ))}
                </ul>
                {shown('units') ? (
                  <p role="alert" className="font-medium text-danger text-sm">
                    {shown('units')}
                  </p>
                ) : null}
              </fieldset>
            ) : null}
            <Field
              id={`${id}-amount`}
              label={texts.amount}
              description={fillText(texts.amountHint, { value: formatDollars(draft.value, language) })}
              error={shown('amount') ?? shown('empty')}
            >
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  className="figures"
                  value={amount}
                  onChange={(event) => setAmount(event.target.value)}
                />
              )}
            </Field>
            <Field
              id={`${id}-reason`}
              label={texts.reason}
              description={texts.reasonHint}
              error={shown('reason')}
            >
              {(control) => (
                <Textarea
                  {...control}
                  maxLength={REFUND_REASON_MAX_LENGTH}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              )}
            </Field>
            <Remainder draft={draft} left={left} texts={texts} />
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Dialog.Close asChild>
                <Button type="button" variant="outline" disabled={busy}>
                  {back}
                </Button>
              </Dialog.Close>
              <Button type="submit" variant="danger" busy={busy}>
                {fillText(texts.submit, { amount: formatDollars(draft.amount, language) })}
              </Button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
