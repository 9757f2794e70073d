'use client';
import { SelectField, TextField } from '@/components/forms/fields';
import { TOOL_STATES } from '@/lib/shared/quantity/tool-states';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CategoryOptions } from './editor/editor-texts';
import { PackRows } from './editor/rows/pack-rows';
import { SpecRows } from './editor/rows/spec-rows';

type ToolDetailsProps = { categories: CategoryOptions; texts: Texts['editor'] };

export function ToolDetails({ categories, texts }: ToolDetailsProps) {
  const { fields, hints } = texts;
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField name="sku" label={fields.sku} description={hints.newSku} autoComplete="off" />
        <SelectField name="category" label={fields.category} options={categories} />
        <TextField
          name="step"
          label={fields.step}
          description={hints.step}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          name="leadTimeDays"
          label={fields.leadTimeDays}
          description={hints.leadTimeDays}
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField
          name="state"
          label={fields.state}
          options={TOOL_STATES.filter((each) => each !== 'retired').map(
            (each) => [each, texts.states[each]] as const,
          )}
        />
      </div>
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-3 font-bold text-ink">{fields.packs}</legend>
        <PackRows texts={texts} />
      </fieldset>
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-3 font-bold text-ink">{fields.specs}</legend>
        <SpecRows texts={texts} />
      </fieldset>
    </div>
  );
}
