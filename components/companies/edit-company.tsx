'use client';
import { useId } from 'react';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { Company } from '@/lib/shared/companies/company.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { CompanyFields, type Countries } from './company-fields';
import { type Kept, KeptForm } from './kept-form';

const loadCalls = () => loadCode(() => import('@/lib/client/companies/company'));

type EditCompanyProps = {
  company: Company;
  countries: Countries;
  label: string;
  texts: Texts['company']['fields'];
  meanwhileTexts: Texts['company']['meanwhile'];
};

export function EditCompany({ company, meanwhileTexts, ...props }: EditCompanyProps) {
  return (
    <KeptForm company={company} texts={meanwhileTexts}>
      {(kept) => <CompanyForm {...props} {...kept} />}
    </KeptForm>
  );
}

type CompanyFormProps = Omit<EditCompanyProps, 'meanwhileTexts'> & Kept;

function CompanyForm({ company, keepTyped, notice, countries, label, texts }: CompanyFormProps) {
  const id = useId();
  const router = useLocalRouter();
  const { name, billing, vatId = '', invoiceEmail = '', poRequired, revision } = company;
  const { form, submit, busy, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/companies/company.schema')).companyFormSchema,
    defaultValues: { name, billing, vatId, invoiceEmail, poRequired },
    async onSubmit(edited) {
      const { editCompany } = await loadCalls();
      await editCompany({ ...edited, revision });
      toastSuccess(texts.saved);
      router.refresh();
    },
    onFailure: keepTyped,
  });
  return (
    <Form form={form} onSubmit={submit} failure={failure} label={label}>
      <CompanyFields countries={countries} texts={texts} />
      <div className="flex items-start gap-2.5">
        <input
          id={id}
          type="checkbox"
          aria-describedby={`${id}-text`}
          className="mt-0.5 size-4.5 shrink-0 accent-(--color-accent-strong)"
          defaultChecked={poRequired}
          {...form.register('poRequired')}
        />
        <div className="grid min-w-0 gap-0.5 text-sm">
          <label htmlFor={id} className="font-semibold text-ink">
            {texts.poRequired}
          </label>
          <span id={`${id}-text`} className="text-muted">
            {texts.poRequiredHint}
          </span>
        </div>
      </div>
      {notice}
      <div>
        <SubmitButton busy={busy}>{texts.save}</SubmitButton>
      </div>
    </Form>
  );
}
