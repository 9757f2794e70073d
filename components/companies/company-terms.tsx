'use client';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { ApiProblem } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { Texts } from '@/lib/shared/texts/texts-for';

type CompanyTermsProps = {
  company: { _id: string; groupId: string | null; revision: number };
  groups: readonly (readonly [id: string, name: string])[];
  texts: Pick<Texts['company']['manage'], 'terms' | 'priceGroup' | 'noGroup' | 'save' | 'saved'>;
};

export function CompanyTerms({ company, groups, texts }: CompanyTermsProps) {
  const { _id, groupId, revision } = company;
  const router = useLocalRouter();
  const { form, submit, busy, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/company/company.schema')).companyTermsSchema,
    defaultValues: { groupId: groupId ?? '' },
    async onSubmit(terms) {
      const { changeCompany } = await loadCode(() => import('@/lib/client/calls/company'));
      await changeCompany(_id, { groupId: terms.groupId || null, revision });
      toastSuccess(texts.saved);
      router.refresh();
    },
    onFailure(error) {
      if (error instanceof ApiProblem && error.code === 'edited-meanwhile') router.refresh();
      return false;
    },
  });
  return (
    <Form form={form} onSubmit={submit} failure={failure} label={texts.terms}>
      <SelectField
        name="groupId"
        label={texts.priceGroup}
        placeholder={texts.noGroup}
        options={groups}
        className="sm:max-w-xs"
      />
      <div>
        <SubmitButton busy={busy}>{texts.save}</SubmitButton>
      </div>
    </Form>
  );
}
