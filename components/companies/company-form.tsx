'use client';
import { type ReactNode, useState } from 'react';
import { PlaceFields } from '@/components/addresses/address-form';
import { CheckField } from '@/components/forms/check-field';
import { Form, SubmitButton } from '@/components/forms/form';
import { type Kept, KeptForm } from '@/components/forms/kept-form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { createIdempotencyKeys } from '@/lib/client/idempotency-key';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { Company } from '@/lib/shared/companies/company.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { InvoicingFields } from './tax/invoicing-fields';

const loadCalls = () => loadContracts(() => import('@/lib/shared/companies/company.contract'));

type EditCompanyProps = {
  company: Company;
  countries: Countries;
  label: string;
  texts: Texts['company']['fields'];
  taxTexts: Texts['companyTax'];
  meanwhileTexts: Texts['company']['meanwhile'];
};

export function EditCompany({ company, meanwhileTexts, ...props }: EditCompanyProps) {
  return (
    <KeptForm stored={company} texts={meanwhileTexts}>
      {(kept) => <CompanyForm {...props} {...kept} />}
    </KeptForm>
  );
}

type CompanyFormProps = Omit<EditCompanyProps, 'company' | 'meanwhileTexts'> & Kept<Company>;

function CompanyForm({ stored, keepTyped, notice, countries, label, texts, taxTexts }: CompanyFormProps) {
  const router = useLocalRouter();
  const { name, billing, vatId = '', invoiceEmail = '', poRequired, revision } = stored;
  const { buyerReference = '', invoiceFormat } = stored;
  const invoicing = invoiceFormat && { buyerReference, invoiceFormat };
  const { form, submit, busy, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/companies/company.schema')).companyFormSchema,
    defaultValues: { name, billing, vatId, invoiceEmail, poRequired, ...invoicing },
    async onSubmit(edited) {
      const { call, companyCalls } = await loadCalls();
      const saved = await call(companyCalls.editCompany, { body: { ...edited, revision } });
      toastSuccess(saved.notice ? taxTexts.notices[saved.notice] : texts.saved);
      router.refresh();
    },
    onFailure: keepTyped,
  });
  return (
    <Form form={form} onSubmit={submit} failure={failure} label={label}>
      <CompanyFields countries={countries} texts={texts}>
        {invoicing ? <InvoicingFields texts={taxTexts} /> : null}
      </CompanyFields>
      <CheckField name="poRequired" label={texts.poRequired} description={texts.poRequiredHint} />
      {notice}
      <div>
        <SubmitButton busy={busy}>{texts.save}</SubmitButton>
      </div>
    </Form>
  );
}

type RegisterCompanyProps = {
  countries: Countries;
  texts: Pick<Texts['company'], 'fields' | 'register'>;
};

export function RegisterCompany({ countries, texts }: RegisterCompanyProps) {
  const router = useLocalRouter();
  const [keyFor] = useState(createIdempotencyKeys);
  const state = useSchemaForm({
    rules: async () => (await import('@/lib/shared/companies/company.schema')).registerCompanySchema,
    defaultValues: { name: '', vatId: '', invoiceEmail: '', billing: NO_BILLING },
    async onSubmit(company) {
      const { call, companyCalls } = await loadCalls();
      await call(companyCalls.registerCompany, { body: company, idempotencyKey: keyFor(company) });
      toastSuccess(texts.register.done);
      router.refresh();
    },
  });
  return (
    <Form form={state.form} onSubmit={state.submit} failure={state.failure} label={texts.register.heading}>
      <CompanyFields countries={countries} texts={texts.fields} />
      <div>
        <SubmitButton busy={state.busy}>{texts.register.submit}</SubmitButton>
      </div>
    </Form>
  );
}

/** The schema allows as many letters; it is loaded on the first interaction. */
const NAME_MAX_LENGTH = 60;

export const NO_BILLING = {
  name: '',
  street: '',
  addition: '',
  postalCode: '',
  city: '',
  region: '',
  country: '',
  phone: '',
};

/** Code and name, as the server writes them: browsers write a few otherwise. */
export type Countries = readonly (readonly [code: string, name: string])[];

type CompanyFieldsProps = {
  countries: Countries;
  texts: Texts['company']['fields'];
  children?: ReactNode;
};

export function CompanyFields({ countries, texts, children }: CompanyFieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        name="name"
        label={texts.name}
        autoComplete="organization"
        maxLength={NAME_MAX_LENGTH}
        required
        className="sm:col-span-2"
      />
      <TextField name="billing.name" label={texts.recipient} autoComplete="name" maxLength={60} />
      <TextField
        name="billing.phone"
        label={texts.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
      <PlaceFields prefix="billing." countries={countries} texts={texts} />
      <TextField
        name="vatId"
        label={texts.vatId}
        description={texts.vatIdHint}
        autoComplete="off"
        maxLength={20}
      />
      <TextField
        name="invoiceEmail"
        type="email"
        label={texts.invoiceEmail}
        autoComplete="off"
        maxLength={254}
      />
      {children}
    </div>
  );
}
