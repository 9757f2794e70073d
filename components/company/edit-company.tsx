'use client';
import { useId } from 'react';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { ApiProblem } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { Company } from '@/lib/shared/company/company.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { CompanyFields, type Countries } from './company-fields';

const loadCalls = () => loadCode(() => import('@/lib/client/calls/company/company'));

type EditCompanyProps = {
  company: Pick<Company, 'name' | 'billing' | 'vatId' | 'invoiceEmail' | 'poRequired' | 'revision'>;
  countries: Countries;
  label: string;
  texts: Texts['company']['fields'];
};

/** Where someone else saved meanwhile nothing is saved, and the page shows what they saved. */
export function EditCompany({ company, countries, label, texts }: EditCompanyProps) {
  const id = useId();
  const router = useLocalRouter();
  const { name, billing, vatId = '', invoiceEmail = '', poRequired, revision } = company;
  const { form, submit, busy, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/company/company.schema')).companyFormSchema,
    defaultValues: { name, billing, vatId, invoiceEmail, poRequired },
    async onSubmit(edited) {
      const { editCompany } = await loadCalls();
      await editCompany({ ...edited, revision });
      toastSuccess(texts.saved);
      router.refresh();
    },
    onFailure(error) {
      if (error instanceof ApiProblem && error.code === 'edited-meanwhile') router.refresh();
      return false;
    },
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
      <div>
        <SubmitButton busy={busy}>{texts.save}</SubmitButton>
      </div>
    </Form>
  );
}
