'use client';
import { PlaceFields } from '@/components/addresses/address-form';
import { TextAreaField } from '@/components/forms/fields';
import { TextField } from '@/components/forms/text-field';
import { Panel } from '@/components/ui/panel';
import type { Texts } from '@/lib/shared/texts/texts-for';

type SellerFieldsProps = {
  countries: readonly (readonly [code: string, name: string])[];
  texts: Texts['trade']['seller'];
};

export function SellerFields({ countries, texts }: SellerFieldsProps) {
  return (
    <Panel heading={texts.heading}>
      <p className="max-w-prose text-muted text-sm">{texts.text}</p>
      <Group legend={texts.address}>
        <TextField
          name="seller.name"
          label={texts.name}
          autoComplete="organization"
          maxLength={60}
          required
          className="sm:col-span-2"
        />
        <PlaceFields prefix="seller." countries={countries} texts={texts} />
      </Group>
      <Group legend={texts.contact}>
        <TextField name="seller.contactName" label={texts.contactName} autoComplete="off" maxLength={60} />
        <TextField name="seller.phone" label={texts.phone} type="tel" autoComplete="off" required />
        <TextField name="seller.email" label={texts.email} type="email" autoComplete="off" required />
      </Group>
      <Group legend={texts.numbers}>
        <TextField name="seller.vatId" label={texts.vatId} autoComplete="off" />
        <TextField name="seller.taxNumber" label={texts.taxNumber} autoComplete="off" maxLength={30} />
        <TextField name="seller.register" label={texts.register} autoComplete="off" maxLength={100} />
        <TextAreaField
          name="seller.legal"
          label={texts.legal}
          description={texts.legalHint}
          rows={2}
          className="sm:col-span-2"
        />
      </Group>
      <Group legend={texts.bankHeading}>
        <TextField name="seller.bank.iban" label={texts.iban} autoComplete="off" />
        <TextField name="seller.bank.bic" label={texts.bic} autoComplete="off" />
        <TextField name="seller.bank.name" label={texts.bankName} autoComplete="off" maxLength={60} />
      </Group>
    </Panel>
  );
}

function Group({ legend, children }: { legend: string; children: React.ReactNode }) {
  return (
    <fieldset className="grid min-w-0 items-start gap-x-5 gap-y-4 sm:grid-cols-2">
      <legend className="mb-3 font-bold text-base text-ink">{legend}</legend>
      {children}
    </fieldset>
  );
}
