'use client';
import { SelectField } from '@/components/forms/fields';
import { TextField } from '@/components/forms/text-field';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** How a company takes its invoices. */
export function InvoicingFields({ texts }: { texts: Texts['companyTax'] }) {
  return (
    <>
      <TextField
        name="buyerReference"
        label={texts.reference}
        description={texts.referenceHint}
        autoComplete="off"
        maxLength={46}
      />
      <SelectField name="invoiceFormat" label={texts.format} options={Object.entries(texts.formats)} />
    </>
  );
}
