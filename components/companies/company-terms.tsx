'use client';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { ApiProblem } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { ManagedCompany } from '@/lib/shared/company/company.schema';
import { plainAmount } from '@/lib/shared/numbers/money';
import type { Texts } from '@/lib/shared/texts/texts-for';

type CompanyTermsProps = {
  company: Pick<ManagedCompany, '_id' | 'groupId' | 'termsDays' | 'creditLimit' | 'revision'>;
  groups: readonly (readonly [id: string, name: string])[];
  texts: Pick<
    Texts['company']['manage'],
    | 'terms'
    | 'termsDays'
    | 'termsHint'
    | 'creditLimit'
    | 'limitHint'
    | 'priceGroup'
    | 'noGroup'
    | 'save'
    | 'saved'
  >;
};

export function CompanyTerms({ company, groups, texts }: CompanyTermsProps) {
  const { _id, groupId, termsDays, creditLimit, revision } = company;
  const router = useLocalRouter();
  const { form, submit, busy, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/company/company.schema')).companyTermsSchema,
    defaultValues: {
      groupId: groupId ?? '',
      termsDays: termsDays === null ? '' : String(termsDays),
      creditLimit: plainAmount(creditLimit ?? 0),
    },
    async onSubmit(terms) {
      const { changeCompany } = await loadCode(() => import('@/lib/client/calls/company/company'));
      await changeCompany(_id, { ...terms, groupId: terms.groupId || null, revision });
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
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          name="termsDays"
          label={texts.termsDays}
          description={texts.termsHint}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          name="creditLimit"
          label={texts.creditLimit}
          description={texts.limitHint}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
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
