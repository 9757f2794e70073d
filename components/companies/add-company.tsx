'use client';
import { useState } from 'react';
import { useLanguage } from '#use-language';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { createIdempotencyKeys } from '@/lib/client/idempotency-key';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { fieldAmount } from '@/lib/shared/numbers/money';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { CompanyFields, type Countries, NO_BILLING } from './company-form';
import { type GroupOptions, TermsFields, type TermsTexts } from './terms-fields';

type AddCompanyProps = {
  countries: Countries;
  groups: GroupOptions;
  texts: {
    fields: Texts['company']['fields'];
    manage: Pick<Texts['company']['manage'], 'add'> & TermsTexts;
  };
};

/** An admin adds a company for a dealer, who is invited as its owner. */
export function AddCompany({ countries, groups, texts }: AddCompanyProps) {
  const { add, ...manage } = texts.manage;
  const router = useLocalRouter();
  const language = useLanguage();
  const [keyFor] = useState(createIdempotencyKeys);
  const { form, submit, busy, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/companies/managed-company.schema')).addCompanyFormSchema,
    defaultValues: {
      ...{ name: '', vatId: '', invoiceEmail: '', billing: NO_BILLING, ownerEmail: '', number: '' },
      ...{ groupId: '', termsDays: '', creditLimit: fieldAmount(0, language) },
    },
    async onSubmit({ groupId, ...company }) {
      const { call, managedCompanyCalls } = await loadContracts(
        () => import('@/lib/shared/companies/company.contract'),
      );
      const body = { ...company, groupId: groupId || null };
      const made = await call(managedCompanyCalls.addCompany, { body, idempotencyKey: keyFor(body) });
      toastSuccess(fillText(add.done, { company: company.name }));
      router.push(COMPANY_ROUTES.managed(made.insertedId));
    },
  });
  return (
    <Form form={form} onSubmit={submit} failure={failure} label={add.title}>
      <CompanyFields countries={countries} texts={texts.fields}>
        <TextField
          name="ownerEmail"
          type="email"
          label={add.ownerEmail}
          description={add.ownerHint}
          autoComplete="off"
          maxLength={254}
          required
        />
        <TermsFields numberName="number" groups={groups} texts={manage} />
      </CompanyFields>
      <div>
        <SubmitButton busy={busy}>{add.submit}</SubmitButton>
      </div>
    </Form>
  );
}
