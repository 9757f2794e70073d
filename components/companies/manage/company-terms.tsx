'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '#use-language';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Notice } from '@/components/ui/states/notice';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { ApiProblem } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { ManagedCompany } from '@/lib/shared/companies/company.schema';
import { fieldAmount, formatDollars } from '@/lib/shared/numbers/money';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
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
    | 'meanwhile'
    | 'byCard'
    | 'days'
  >;
};

function valuesOf({ groupId, termsDays, creditLimit }: CompanyTermsProps['company'], language: Language) {
  return {
    groupId: groupId ?? '',
    termsDays: termsDays === null ? '' : String(termsDays),
    creditLimit: fieldAmount(creditLimit ?? 0, language),
  };
}

/** What another admin saves meanwhile takes the place of what is there, but of nothing that was typed: then it stands beside it. */
export function CompanyTerms({ company, groups, texts }: CompanyTermsProps) {
  const { _id, revision } = company;
  const language = useLanguage();
  const router = useLocalRouter();
  const stored = valuesOf(company, language);
  const version = Object.values(stored).join();
  const [shown, setShown] = useState(version);
  const { form, submit, busy, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/companies/company.schema')).companyTermsSchema,
    defaultValues: stored,
    async onSubmit(terms) {
      const { changeCompany } = await loadCode(() => import('@/lib/client/companies/company'));
      await changeCompany(_id, { ...terms, groupId: terms.groupId || null, revision });
      toastSuccess(texts.saved);
      form.reset(valuesOf({ ...company, ...terms }, language));
      router.refresh();
    },
    onFailure(error) {
      if (error instanceof ApiProblem && error.code === 'edited-meanwhile') router.refresh();
      return false;
    },
  });
  const { isDirty } = form.formState;
  const showStored = useEffectEvent(() => {
    form.reset(stored);
    setShown(version);
  });
  useEffect(() => {
    if (version !== shown && !isDirty) showStored();
  }, [version, shown, isDirty]);
  const meanwhile = {
    terms: stored.termsDays === '' ? texts.byCard : fillText(texts.days, { count: stored.termsDays }),
    limit: formatDollars(company.creditLimit ?? 0, language),
    group: groups.find(([id]) => id === stored.groupId)?.[1] ?? texts.noGroup,
  };
  return (
    <Form form={form} onSubmit={submit} failure={failure} label={texts.terms}>
      {version !== shown && isDirty ? (
        <Notice tone="warning" role="status">
          {fillText(texts.meanwhile, meanwhile)}
        </Notice>
      ) : null}
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-3">
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
        <SelectField name="groupId" label={texts.priceGroup} placeholder={texts.noGroup} options={groups} />
      </div>
      <div>
        <SubmitButton busy={busy}>{texts.save}</SubmitButton>
      </div>
    </Form>
  );
}
