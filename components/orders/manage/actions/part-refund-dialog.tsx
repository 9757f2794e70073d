'use client';
import { Dialog } from 'radix-ui';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useLanguage } from '#use-language';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { costTexts } from '@/components/freight/cost-texts';
import { Button } from '@/components/ui/controls/button';
import { Field, Input } from '@/components/ui/controls/field';
import { Scrim } from '@/components/ui/controls/scrim';
import { call } from '@/lib/client/api';
import { newKey } from '@/lib/client/idempotency-key';
import { messageText } from '@/lib/client/language/message-text';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import { REFUND_REASON_MAX_LENGTH } from '@/lib/shared/orders/order-desk.schema';
import { hasShipped } from '@/lib/shared/orders/order-status';
import { orderCalls } from '@/lib/shared/orders/orders.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { InvoiceField, invoicesOnAccount, withInvoice } from './part-refund-invoice';
import { type ChosenUnits, draftRefund, RefundLine, Remainder, refundableLines } from './part-refund-lines';
import { useDryRun, WhatGoesBack } from './what-goes-back';

type PartRefundTexts = Texts['orderPage']['partRefund'];

export type PartRefundDialogProps = {
  order: Order;
  texts: PartRefundTexts;
  back: string;
};

export function PartRefundDialog({ order, texts, back }: PartRefundDialogProps) {
  const language = useLanguage();
  const id = useId();
  const { busy, button, run } = useRowAction();
  const [open, setOpen] = useState(false);
  const [key, setKey] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, ChosenUnits>>(new Map());
  const [amount, setAmount] = useState('');
  const [shipping, setShipping] = useState('');
  const [reason, setReason] = useState('');
  const [invoice, setInvoice] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const charged = order.costs?.shipping ?? 0;
  const [freight, setFreight] = useState<Awaited<ReturnType<typeof costTexts>>>();
  const left = order.orderValue - order.refundedValue - (order.chargedBack?.amount ?? 0);
  const lines = useMemo(() => refundableLines(order), [order]);
  const invoices = invoicesOnAccount(order);
  const asksInvoice = invoices.length > 1;
  const drafted = draftRefund({ lines, chosen, amount, shipping, reason, left, language });
  const draft = asksInvoice ? withInvoice(drafted, invoice) : drafted;
  const { faults } = draft;
  const dryRun = useDryRun(order._id, open && order.costs ? draft.question : undefined);
  const { preview } = dryRun;
  // With tax, which the store alone adds.
  const sums = preview ? { amount: preview.refunded, after: preview.left } : draft;
  const shown = (field: Exclude<keyof typeof faults, 'empty' | 'of' | 'shipping'>) => {
    const fault = faults[field];
    if (!isSubmitted || !fault) return undefined;
    if (fault !== true) return messageText('number-unclear', fault);
    return fillText(texts.faults[field], { left: formatDollars(left, language) });
  };

  const unitsFault = isSubmitted && faults.of ? texts.faults.of : shown('units');

  function toggle(next: boolean) {
    if (busy) return;
    // Opening the dialog again starts another refund.
    if (next) {
      setKey(newKey());
      setChosen(new Map());
      setAmount('');
      setShipping('');
      if (order.costs) void costTexts().then(setFreight);
      setReason('');
      setInvoice('');
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
        const done = await call(orderCalls.refundOrder, {
          params: { id: order._id },
          query: {},
          body,
          idempotencyKey: key,
        });
        const refunded = 'refunded' in done ? done.refunded : 0;
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
        <Button ref={button} variant="outline" size="sm" busy={busy} data-refund="">
          {texts.open}
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Scrim />
        <Dialog.Content className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 flex max-h-[94dvh] w-[calc(100vw-1.5rem)] max-w-3xl flex-col overflow-y-auto rounded-lg border border-line bg-surface shadow-float [--ground:var(--color-surface)]">
          <form className="flex min-h-0 flex-1 flex-col" onSubmit={(event) => void submit(event)} noValidate>
            <div className="grid gap-1 px-4 pt-4 pb-2 sm:px-6">
              <Dialog.Title className="wrap-anywhere font-bold text-ink text-lg">
                {fillText(texts.title, { number: order.number })}
              </Dialog.Title>
              <Dialog.Description className="text-body text-sm">
                {hasShipped(order) ? texts.textShipped : texts.textPaid}
              </Dialog.Description>
            </div>
            {lines.length > 0 ? (
              <div className="scroll-shadow min-h-32 min-w-0 flex-1 overflow-y-auto border-line border-y px-4 [scroll-padding-block:1rem] sm:px-6">
                <fieldset className="min-w-0">
                  <legend className="sr-only">{texts.units}</legend>
                  <ul className="divide-y divide-line">
                    {lines.map((line) => (
                      <RefundLine
                        key={line.toolId}
                        line={line}
                        chosen={chosen.get(line.toolId)}
                        texts={texts}
                        onChange={(units) => setChosen((before) => new Map(before).set(line.toolId, units))}
                      />
                    ))}
                  </ul>
                </fieldset>
              </div>
            ) : null}
            <div className="grid gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-2 sm:px-6">
              {asksInvoice ? (
                <InvoiceField
                  invoices={invoices}
                  chosen={invoice}
                  isMissing={isSubmitted && invoice === ''}
                  texts={texts}
                  onChoose={setInvoice}
                />
              ) : null}
              {unitsFault ? (
                <p role="alert" className="col-span-full font-medium text-danger text-sm">
                  {unitsFault}
                </p>
              ) : null}
              {freight && charged > 0 ? (
                <Field
                  id={`${id}-shipping`}
                  label={freight.shipping}
                  description={fillText(freight.refund.hint, { amount: formatDollars(charged, language) })}
                  error={isSubmitted && faults.shipping ? freight.refund.fault : undefined}
                  className="sm:col-span-full"
                >
                  {(control) => (
                    <Input
                      {...control}
                      look="compact"
                      inputMode="decimal"
                      autoComplete="off"
                      className="figures"
                      value={shipping}
                      onChange={(event) => setShipping(event.target.value)}
                    />
                  )}
                </Field>
              ) : null}
              <Field
                id={`${id}-amount`}
                label={texts.amount}
                description={
                  freight?.refund.amountHint ??
                  fillText(texts.amountHint, { value: formatDollars(draft.value, language) })
                }
                error={shown('amount')}
              >
                {(control) => (
                  <Input
                    {...control}
                    look="compact"
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
                  <Input
                    {...control}
                    look="compact"
                    autoComplete="off"
                    maxLength={REFUND_REASON_MAX_LENGTH}
                    value={reason}
                    onChange={(event) => setReason(event.target.value)}
                  />
                )}
              </Field>
            </div>
            {freight ? (
              <div className="px-4 pb-3 sm:px-6">
                <WhatGoesBack run={dryRun} texts={freight} />
              </div>
            ) : null}
            <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-3 border-line border-t bg-surface px-4 py-3 sm:px-6">
              <Remainder draft={sums} left={left} texts={texts} />
              <div className="flex flex-1 flex-col-reverse gap-2 sm:flex-row sm:justify-end">
                <Dialog.Close asChild>
                  <Button type="button" variant="outline" disabled={busy}>
                    {back}
                  </Button>
                </Dialog.Close>
                <Button type="submit" variant="danger" busy={busy} disabled={faults.empty}>
                  {fillText(texts.submit, { amount: formatDollars(sums.amount, language) })}
                </Button>
              </div>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
