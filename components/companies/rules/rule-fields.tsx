'use client';
import { useWatch } from 'react-hook-form';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import type { RulesFormValues } from '@/lib/shared/companies/rules-of-form';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { PeopleField, type PersonOption } from './people-field';

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
