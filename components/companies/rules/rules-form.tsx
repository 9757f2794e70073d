'use client';
import { Plus, Trash2 } from 'lucide';
import { type ReactNode, useId, useRef } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { Form, SubmitButton } from '@/components/forms/form';
import { type Kept, KeptForm } from '@/components/forms/kept-form';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import {
  formOfRules,
  NEW_BUDGET,
  NEW_RULE,
  type RulesFormValues,
  rulesOfForm,
} from '@/lib/client/companies/rules-of-form';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { Company } from '@/lib/shared/companies/company.schema';
import { mayInCompany } from '@/lib/shared/companies/company-roles';
import { BUDGETS_MAX, RULES_MAX } from '@/lib/shared/companies/rules-limits';
import { fieldAmount } from '@/lib/shared/numbers/money';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { usageText } from './budget-usage-text';
import { BudgetFields, RuleFields } from './rule-fields';

type RulesFormProps = {
  company: Company;
  texts: Pick<Texts['approvals'], 'rules' | 'quarter'>;
  meanwhileTexts: Texts['company']['meanwhile'];
};

export function RulesForm({ company, texts, meanwhileTexts }: RulesFormProps) {
  return (
    <KeptForm stored={company} texts={meanwhileTexts}>
      {(kept) => <EntriesForm texts={texts} {...kept} />}
    </KeptForm>
  );
}

type EntriesFormProps = Pick<RulesFormProps, 'texts'> & Kept<Company>;

function EntriesForm({ stored, keepTyped, notice, texts: { rules: texts, quarter } }: EntriesFormProps) {
  const language = useLanguage();
  const router = useLocalRouter();
  const { members, rules = [], budgets = [], revision } = stored;
  const approvers = members.filter(({ role }) => mayInCompany(role, 'give-approvals'));
  const state = useSchemaForm({
    rules: async () => (await import('@/lib/client/companies/rules-form.schema')).rulesFormSchema,
    defaultValues: formOfRules({ rules, budgets, approvers }, (dollars) => fieldAmount(dollars, language)),
    async onSubmit(edited) {
      const { call, companyCalls } = await loadContracts(
        () => import('@/lib/shared/companies/company.contract'),
      );
      await call(companyCalls.editCompany, {
        body: { ...rulesOfForm(edited, { rules, budgets }), revision },
      });
      toastSuccess(texts.saved);
      router.refresh();
    },
    onFailure: keepTyped,
  });
  const form = state.form as unknown as UseFormReturn<RulesFormValues>;
  const { control } = form;
  const ruleRows = useFieldArray({ control, name: 'rules', keyName: 'key' });
  const budgetRows = useFieldArray({ control, name: 'budgets', keyName: 'key' });
  const usage = new Map(
    budgets.map((budget) => [budget.id, usageText(budget, { texts, quarter, language })]),
  );
  const named = (text: string) => (row: { key: string }, index: number) =>
    [row.key, fillText(text, { number: index + 1 })] as const;
  return (
    <Form
      form={state.form}
      onSubmit={state.submit}
      failure={state.failure}
      label={texts.heading}
      className="[&.grid]:gap-8"
    >
      <EntryList
        heading={texts.rulesHeading}
        empty={texts.noRules}
        add={texts.addRule}
        remove={texts.remove}
        entries={ruleRows.fields.map(named(texts.ruleOf))}
        max={RULES_MAX}
        onAdd={() => ruleRows.append(NEW_RULE, { focusName: `rules.${ruleRows.fields.length}.name` })}
        onRemove={ruleRows.remove}
      >
        {(index) => (
          <RuleFields
            index={index}
            rule={ruleRows.fields[index] ?? NEW_RULE}
            members={members}
            approvers={approvers}
            texts={texts}
          />
        )}
      </EntryList>
      <EntryList
        heading={texts.budgetsHeading}
        empty={texts.noBudgets}
        add={texts.addBudget}
        remove={texts.remove}
        entries={budgetRows.fields.map(named(texts.budgetOf))}
        max={BUDGETS_MAX}
        onAdd={() => budgetRows.append(NEW_BUDGET, { focusName: `budgets.${budgetRows.fields.length}.name` })}
        onRemove={budgetRows.remove}
      >
        {(index) => (
          <BudgetFields
            index={index}
            budget={budgetRows.fields[index] ?? NEW_BUDGET}
            usage={usage.get(budgetRows.fields[index]?.id ?? '')}
            members={members}
            texts={texts}
          />
        )}
      </EntryList>
      {notice}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton busy={state.busy}>{texts.save}</SubmitButton>
        <p className="text-muted text-sm">{texts.unsaved}</p>
      </div>
    </Form>
  );
}

type EntryListProps = {
  heading: string;
  empty: string;
  add: string;
  remove: string;
  /** The key and the name of each. */
  entries: readonly (readonly [key: string, name: string])[];
  max: number;
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: (index: number) => ReactNode;
};

/** Rules, or budgets: each a group of fields that can be removed. */
function EntryList(props: EntryListProps) {
  const { heading, empty, add, remove, entries, max, onAdd, onRemove, children } = props;
  const id = useId();
  const adding = useRef<HTMLButtonElement>(null);
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <h2 id={id} className="font-bold text-lg">
        {heading}
      </h2>
      {entries.length === 0 ? <p className="text-muted text-sm">{empty}</p> : null}
      {entries.map(([key, name], index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside a button.
        <div
          key={key}
          role="group"
          aria-label={name}
          className="grid min-w-0 gap-4 rounded-lg border border-line bg-surface p-4 [--ground:var(--color-surface)] sm:p-5"
        >
          <div className="flex items-center justify-between gap-3">
            <span aria-hidden="true" className="font-semibold text-ink">
              {name}
            </span>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                onRemove(index);
                // The pressed button is gone.
                adding.current?.focus();
              }}
            >
              <Icon node={Trash2} />
              {remove}
            </Button>
          </div>
          {children(index)}
        </div>
      ))}
      <div>
        <Button ref={adding} variant="outline" size="sm" disabled={entries.length >= max} onClick={onAdd}>
          <Icon node={Plus} />
          {add}
        </Button>
      </div>
    </section>
  );
}
