'use client';

import { useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { SelectField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import type { CategoryOptions } from '@/components/tools/manage/editor/editor-values';
import { Button } from '@/components/ui/controls/button';
import { TOOL_STATES } from '@/lib/shared/quantity/quantity-rules';
import type { BulkChange } from '@/lib/shared/stock/bulk-edit.schema';
import type { BulkTexts } from './bulk-value-text';

const BULK_KINDS = [
  ...(['percent', 'amount', 'state', 'category', 'leadTimeDays', 'backorderLimit'] as const),
  ...(['taxClass', 'weightGrams', 'bulky'] as const),
] as const;
type BulkKind = (typeof BULK_KINDS)[number];

type BulkFormProps = {
  categories: CategoryOptions;
  texts: BulkTexts;
  /** May throw ApiProblem. */
  onPreview: (change: BulkChange) => Promise<void>;
  onCancel: () => void;
};

export function BulkForm({ categories, texts, onPreview, onCancel }: BulkFormProps) {
  const { bulk } = texts;
  const language = useLanguage();
  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('./bulk-schema')).bulkFormSchema(language),
    defaultValues: { kind: 'percent', percent: '' } as never,
    async onSubmit(typed) {
      if (typed.kind === 'percent') await onPreview({ price: { percent: typed.percent } });
      else if (typed.kind === 'amount') await onPreview({ price: { amount: typed.amount } });
      else {
        const { kind: _kind, ...change } = typed;
        await onPreview(change);
      }
    },
  });
  const kind = useWatch({ control: form.control, name: 'kind' }) as BulkKind;
  return (
    <Form form={form} onSubmit={submit} failure={failure}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          name="kind"
          label={bulk.what}
          options={BULK_KINDS.map((each) => [each, bulk.kinds[each]] as const)}
        />
        {kind === 'percent' || kind === 'amount' ? (
          <TextField
            key={kind}
            name={kind}
            label={bulk[kind]}
            description={kind === 'percent' ? bulk.percentHint : bulk.amountHint}
            inputMode="text"
            autoComplete="off"
          />
        ) : null}
        {kind === 'state' ? (
          <SelectField
            name="state"
            label={bulk.state}
            options={TOOL_STATES.map((each) => [each, texts.states[each]] as const)}
          />
        ) : null}
        {kind === 'category' ? (
          <SelectField name="category" label={bulk.category} options={categories} />
        ) : null}
        {kind === 'leadTimeDays' ? (
          <TextField
            name="leadTimeDays"
            label={bulk.leadTimeDays}
            description={bulk.leadTimeHint}
            inputMode="numeric"
            autoComplete="off"
          />
        ) : null}
        {kind === 'backorderLimit' ? (
          <TextField
            name="backorderLimit"
            label={bulk.backorderLimit}
            description={bulk.backorderHint}
            inputMode="numeric"
            autoComplete="off"
          />
        ) : null}
        {kind === 'taxClass' ? (
          <TextField
            name="taxClass"
            label={bulk.taxClass}
            description={bulk.taxClassHint}
            autoComplete="off"
          />
        ) : null}
        {kind === 'weightGrams' ? (
          <TextField
            name="weightGrams"
            label={bulk.weightGrams}
            description={bulk.weightHint}
            inputMode="decimal"
            autoComplete="off"
          />
        ) : null}
        {kind === 'bulky' ? (
          <SelectField
            name="bulky"
            label={bulk.bulky}
            options={[
              ['true', bulk.yes],
              ['false', bulk.no],
            ]}
          />
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{bulk.preview}</SubmitButton>
        <Button variant="outline" onClick={onCancel}>
          {bulk.back}
        </Button>
      </div>
    </Form>
  );
}
