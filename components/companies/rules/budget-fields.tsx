'use client';
import { useWatch } from 'react-hook-form';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { BUDGET_PERIODS } from '@/lib/shared/companies/budget-period';
import type { RulesFormValues } from '@/lib/shared/companies/rules-of-form';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { PeopleField, type PersonOption } from './people-field';

type BudgetFieldsProps = {
  index: number;
  budget: RulesFormValues['budgets'][number];
  /** What is used of it, in words; none of one that was just added. */
  usage: string | undefined;
  members: readonly PersonOption[];
  texts: Texts['approvals']['rules'];
};

export function BudgetFields({ index, budget, usage, members, texts }: BudgetFieldsProps) {
  const at = `budgets.${index}` as const;
  const chosen = useWatch<RulesFormValues>({ name: `${at}.memberIds` });
  const isEmpty = Array.isArray(chosen) && chosen.length === 0;
  return (
    <div className="grid min-w-0 items-start gap-x-4 gap-y-4 sm:grid-cols-3">
      <TextField
        name={`${at}.name`}
        label={texts.name}
        defaultValue={budget.name}
        autoComplete="off"
        maxLength={60}
        required
      />
      <SelectField
        name={`${at}.period`}
        label={texts.period}
        options={BUDGET_PERIODS.map((period) => [period, texts.periods[period]] as const)}
      />
      <TextField
        name={`${at}.limit`}
        label={texts.limit}
        defaultValue={budget.limit}
        description={usage}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <div className="min-w-0 sm:col-span-3">
        <PeopleField
          name={`${at}.memberIds`}
          label={texts.members}
          description={texts.memberHint}
          people={members}
        />
        <p role="status" className="font-medium text-ink text-sm not-empty:mt-1.5">
          {isEmpty ? texts.noMember : null}
        </p>
      </div>
    </div>
  );
}
