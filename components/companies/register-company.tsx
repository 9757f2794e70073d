'use client';
import { useState } from 'react';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { createIdempotencyKeys } from '@/lib/client/idempotency-key';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { CompanyFields, type Countries, NO_BILLING } from './company-fields';

const loadCalls = () => loadCode(() => import('@/lib/client/companies/company'));

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
      const { registerCompany } = await loadCalls();
      await registerCompany(company, keyFor(company));
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
