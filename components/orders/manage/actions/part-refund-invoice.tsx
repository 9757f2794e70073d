'use client';
import { useId } from 'react';
import { useLanguage } from '#use-language';
import { Field } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { RefundDraft } from './part-refund-lines';

type Invoices = NonNullable<Order['invoices']>;

/** On account a refund corrects one of them. */
export function invoicesOnAccount({ payBy, invoices = [] }: Pick<Order, 'payBy' | 'invoices'>): Invoices {
  return payBy === 'account' ? invoices.filter(({ kind }) => kind === 'invoice') : [];
}

/** Nothing is refunded, nor reckoned, until the invoice is chosen. */
export function withInvoice({ body, question, ...draft }: RefundDraft, invoice: string): RefundDraft {
  if (invoice === '') return draft;
  return {
    ...draft,
    ...(body && { body: { ...body, invoice } }),
    ...(question && { question: { ...question, invoice } }),
  };
}

type InvoiceFieldProps = {
  invoices: Invoices;
  chosen: string;
  isMissing: boolean;
  texts: Texts['orderPage']['partRefund'];
  onChoose: (number: string) => void;
};

/** Each invoice with its delivery note and what it came to. */
export function InvoiceField({ invoices, chosen, isMissing, texts, onChoose }: InvoiceFieldProps) {
  const language = useLanguage();
  const id = useId();
  return (
    <Field
      id={id}
      label={texts.invoice}
      error={isMissing ? texts.faults.invoice : undefined}
      className="sm:col-span-full"
    >
      {(control) => (
        <Select {...control} look="compact" value={chosen} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{texts.chooseInvoice}</option>
          {invoices.map(({ number, gross, shipmentNumber }) => (
            <option key={number} value={number}>
              {[number, shipmentNumber, formatDollars(gross, language)].filter(Boolean).join(' · ')}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
