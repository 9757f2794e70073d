'use client';
import { CircleAlert } from 'lucide';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '@/components/forms/fields';
import { TextField } from '@/components/forms/text-field';
import { Icon } from '@/components/ui/icon';
import type { RulesFormValues } from '@/lib/client/companies/rules-of-form';
import { BUDGET_PERIODS } from '@/lib/shared/companies/budget-period';
import type { Texts } from '@/lib/shared/texts/texts-for';

type RuleFieldsProps = {
  index: number;
  rule: RulesFormValues['rules'][number];
  members: readonly PersonOption[];
  /** Those among them who may approve. */
  approvers: readonly PersonOption[];
  texts: Texts['approvals']['rules'];
};

export function RuleFields({ index, rule, members, approvers, texts }: RuleFieldsProps) {
  const at = `rules.${index}` as const;
  const applies: unknown = useWatch({ name: `${at}.applies` });
  const by: unknown = useWatch({ name: `${at}.by` });
  return (
    <div className="grid min-w-0 items-start gap-x-4 gap-y-4 sm:grid-cols-2">
      <TextField
        name={`${at}.name`}
        label={texts.name}
        defaultValue={rule.name}
        autoComplete="off"
        maxLength={60}
        required
      />
      <TextField
        name={`${at}.over`}
        label={texts.over}
        description={texts.overHint}
        defaultValue={rule.over}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <div className="grid min-w-0 gap-3">
        <SelectField
          name={`${at}.applies`}
          label={texts.appliesTo}
          options={[
            ['everyone', texts.everyone],
            ['selected', texts.selected],
          ]}
        />
        {applies === 'selected' ? (
          <PeopleField name={`${at}.who`} label={texts.whom} people={members} />
        ) : null}
      </div>
      <div className="grid min-w-0 gap-3">
        <SelectField
          name={`${at}.by`}
          label={texts.approvedBy}
          description={texts.ownersToo}
          options={[
            ['any', texts.anyApprover],
            ['selected', texts.selected],
          ]}
        />
        {by === 'selected' ? (
          <PeopleField name={`${at}.approvers`} label={texts.approvers} people={approvers} />
        ) : null}
      </div>
    </div>
  );
}

type BudgetFieldsProps = {
  index: number;
  budget: RulesFormValues['budgets'][number];
  /** The use of the budget in words; none for one that was just added. */
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

export type PersonOption = { userId: string; name: string };

type PeopleFieldProps = {
  name: string;
  label: string;
  description?: string;
  people: readonly PersonOption[];
};

/** Any number of the company's people. */
function PeopleField({ name, label, description, people }: PeopleFieldProps) {
  const id = useId();
  const { register, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset
      aria-describedby={
        [errorId, description ? `${id}-text` : undefined].filter(Boolean).join(' ') || undefined
      }
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-1.5 font-semibold text-ink text-sm">{label}</legend>
      <div className="grid max-h-52 min-w-0 gap-x-6 gap-y-1 overflow-y-auto rounded-md border border-line px-3 py-1.5 sm:grid-cols-2">
        {people.map((person) => (
          <label key={person.userId} className="flex min-h-8 min-w-0 items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              value={person.userId}
              aria-invalid={error ? true : undefined}
              className="size-4.5 shrink-0 accent-(--color-accent-strong)"
              {...register(name)}
            />
            <span className="wrap-anywhere min-w-0">{person.name}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId} className="flex items-start gap-1.5 font-medium text-danger text-sm">
          <Icon node={CircleAlert} className="mt-0.5 size-4 shrink-0" />
          <span>{error.message}</span>
        </p>
      ) : null}
      {description ? (
        <p id={`${id}-text`} className="text-muted text-sm">
          {description}
        </p>
      ) : null}
    </fieldset>
  );
}
