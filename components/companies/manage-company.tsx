'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '#use-language';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Notice } from '@/components/ui/notice';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { ManagedCompany } from '@/lib/shared/companies/company.schema';
import type { CompanyState } from '@/lib/shared/companies/company-roles';
import { fieldAmount, formatDollars } from '@/lib/shared/numbers/money';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { type GroupOptions, TermsFields, type TermsTexts } from './terms-fields';

type Step = keyof Texts['company']['manage']['steps'];

const STEPS: Record<CompanyState, readonly Step[]> = {
  pending: ['activate', 'close'],
  active: ['block', 'close'],
  blocked: ['unblock', 'close'],
  closed: [],
};
const LEADS_TO = { activate: 'active', block: 'blocked', unblock: 'active', close: 'closed' } as const;

type CompanyStepsProps = {
  company: { _id: string; name: string; state: CompanyState; revision: number };
  texts: Pick<Texts['company']['manage'], 'steps' | 'done' | 'ask'>;
  confirmTexts: ConfirmTexts;
};

/** The steps that an admin can take with a company in its state; blocking and closing ask first. */
export function CompanySteps({ company, texts, confirmTexts }: CompanyStepsProps) {
  const { _id, name, state, revision } = company;
  const { busy, button, run } = useRowAction();

  const take = (step: Step) =>
    run(async () => {
      const { call, managedCompanyCalls } = await loadContracts(
        () => import('@/lib/shared/companies/company.contract'),
      );
      await call(managedCompanyCalls.changeCompany, {
        params: { id: _id },
        body: { state: LEADS_TO[step], revision },
      });
      return fillText(texts.done[step], { company: name });
    }, sentenceOf);

  return STEPS[state].map((step) =>
    step === 'activate' || step === 'unblock' ? (
      <Button key={step} ref={button} size="sm" busy={busy} onClick={() => take(step)}>
        {texts.steps[step]}
      </Button>
    ) : (
      <ConfirmDialog
        key={step}
        tone={step === 'close' ? 'danger' : 'primary'}
        trigger={
          <Button variant="outline" size="sm" disabled={busy}>
            {texts.steps[step]}
          </Button>
        }
        title={fillText(texts.ask[step].title, { company: name })}
        text={texts.ask[step].text}
        texts={confirmTexts}
        onConfirm={() => take(step)}
      />
    ),
  );
}

type CompanyTermsProps = {
  company: Pick<
    ManagedCompany,
    '_id' | 'customerNumber' | 'groupId' | 'termsDays' | 'creditLimit' | 'noRemindersUntil' | 'revision'
  >;
  groups: GroupOptions;
  texts: TermsTexts &
    Pick<
      Texts['company']['manage'],
      'terms' | 'noRemindersUntil' | 'remindersHint' | 'save' | 'saved' | 'meanwhile' | 'byCard' | 'days'
    >;
};

function valuesOf(
  {
    customerNumber = '',
    groupId,
    termsDays,
    creditLimit,
    noRemindersUntil = '',
  }: CompanyTermsProps['company'],
  language: Language,
) {
  return {
    customerNumber,
    groupId: groupId ?? '',
    termsDays: termsDays === null ? '' : String(termsDays),
    creditLimit: fieldAmount(creditLimit ?? 0, language),
    noRemindersUntil,
  };
}

/** Terms that another admin saves meanwhile replace what is there, but nothing that was typed: then they stand beside it. */
export function CompanyTerms({ company, groups, texts }: CompanyTermsProps) {
  const { _id, revision } = company;
  const language = useLanguage();
  const router = useLocalRouter();
  const stored = valuesOf(company, language);
  const version = Object.values(stored).join();
  const [shown, setShown] = useState(version);
  const { form, submit, busy, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/companies/managed-company.schema')).companyTermsSchema,
    defaultValues: stored,
    async onSubmit(terms) {
      const { call, managedCompanyCalls } = await loadContracts(
        () => import('@/lib/shared/companies/company.contract'),
      );
      await call(managedCompanyCalls.changeCompany, {
        params: { id: _id },
        body: { ...terms, groupId: terms.groupId || null, revision },
      });
      toastSuccess(texts.saved);
      const { noRemindersUntil, ...others } = terms;
      form.reset(
        valuesOf({ ...company, ...others, noRemindersUntil: noRemindersUntil ?? undefined }, language),
      );
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
        <TermsFields numberName="customerNumber" groups={groups} texts={texts} />
        <TextField
          name="noRemindersUntil"
          type="date"
          label={texts.noRemindersUntil}
          description={texts.remindersHint}
        />
      </div>
      <div>
        <SubmitButton busy={busy}>{texts.save}</SubmitButton>
      </div>
    </Form>
  );
}
