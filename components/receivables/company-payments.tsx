'use client';
import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '#use-language';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { CheckboxGroup } from '@/components/forms/checkbox-group';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import { newKey } from '@/lib/client/idempotency-key';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { OpenInvoice } from '@/lib/shared/receivables/receivables.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type RecordPaymentProps = {
  companyId: string;
  invoices: readonly OpenInvoice[];
  /** The current day in the store's time zone. */
  today: string;
  texts: Texts['receivables']['record'];
};

export function RecordPayment({ companyId, invoices, today, texts }: RecordPaymentProps) {
  const language = useLanguage();
  const router = useLocalRouter();
  const [key, setKey] = useState(newKey);
  const [isUnsure, setUnsure] = useState(false);
  const empty = { amount: '', receivedOn: today, reference: '', invoices: [] };
  const { form, submit, busy, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/receivables/receivables.schema')).companyPaymentFormSchema,
    defaultValues: empty,
    async onSubmit(payment) {
      setUnsure(false);
      const { call, managedReceivableCalls } = await loadContracts(
        () => import('@/lib/shared/receivables/receivables.contract'),
      );
      const { unapplied } = await call(managedReceivableCalls.recordCompanyPayment, {
        params: { id: companyId },
        body: payment,
        idempotencyKey: key,
      });
      const amounts = {
        amount: formatDollars(payment.amount, language),
        credit: formatDollars(unapplied, language),
      };
      toastSuccess(fillText(unapplied > 0 ? texts.recordedCredit : texts.recorded, amounts));
      setKey(newKey());
      form.reset(empty);
      router.refresh();
    },
    onFailure(error) {
      if (!(error instanceof ApiProblem) || error.code !== 'idempotency-mismatch') return false;
      // The answer to what was sent before was lost, and something else is sent: pressed once more, that is meant.
      setKey(newKey());
      setUnsure(true);
      router.refresh();
      return true;
    },
  });
  return (
    <Form form={form} onSubmit={submit} failure={isUnsure ? texts.unsure : failure} label={texts.label}>
      <p className="max-w-prose text-muted text-sm">{texts.text}</p>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-[minmax(0,10rem)_minmax(0,12rem)_minmax(0,1fr)]">
        <TextField name="amount" label={texts.amount} inputMode="decimal" autoComplete="off" required />
        <TextField name="receivedOn" type="date" label={texts.receivedOn} max={today} required />
        <TextField
          name="reference"
          label={texts.reference}
          description={texts.referenceHint}
          autoComplete="off"
          maxLength={140}
          required
        />
      </div>
      {invoices.length > 0 ? (
        <CheckboxGroup
          name="invoices"
          label={texts.invoices}
          options={invoices.map(({ invoiceNumber, open, dueOn }) => ({
            value: invoiceNumber,
            label: invoiceNumber,
            description: fillText(texts.invoice, {
              open: formatDollars(open, language),
              day: formatDay(dueOn, language, 'UTC'),
            }),
          }))}
        />
      ) : null}
      <div>
        <SubmitButton busy={busy}>{texts.submit}</SubmitButton>
      </div>
    </Form>
  );
}

const load = () => loadWithRetries(() => import('./reversal-dialog'));
const ReversalDialog = lazy(() => load().then((code) => ({ default: code.ReversalDialog })));

type ReversePaymentProps = {
  payment: { id: string; reference: string; amount: string };
  texts: Texts['receivables']['reverse'];
  back: string;
};

/** Lists have one in each row: what asks for the reason is loaded when it is pointed at or focused. */
export function ReversePayment({ payment, texts, back }: ReversePaymentProps) {
  const { busy, button, run } = useRowAction();
  const [isOpen, setIsOpen] = useState(false);

  async function reverse(reason: string) {
    await run(async () => {
      const { call, managedReceivableCalls } = await loadContracts(
        () => import('@/lib/shared/receivables/receivables.contract'),
      );
      const { reversed } = await call(managedReceivableCalls.reverseCompanyPayment, {
        params: { id: payment.id },
        body: { reason },
      });
      return reversed > 0 ? fillText(texts.done, { amount: payment.amount }) : texts.nothing;
    }, sentenceOf);
  }

  return (
    <>
      <Button
        ref={button}
        variant="outline"
        size="xs"
        busy={busy}
        aria-haspopup="dialog"
        title={payment.reference}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setIsOpen(true)}
      >
        {texts.open}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReversalDialog
            payment={payment}
            texts={texts}
            back={back}
            onReverse={reverse}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
