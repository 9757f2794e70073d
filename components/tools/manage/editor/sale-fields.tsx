'use client';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckField } from '@/components/forms/check-field';
import { SelectField } from '@/components/forms/fields';
import { TextField } from '@/components/forms/text-field';
import { ToolPicker } from '@/components/search/tool-picker';
import { Button } from '@/components/ui/controls/button';
import { TOOL_STATES } from '@/lib/shared/quantity/quantity-rules';
import { fillText } from '@/lib/shared/text/fill-text';
import type { EditorTexts, EditorValues } from './editor-values';

export type NamedSuccessor = { name: string; sku: string };

type SaleFieldsProps = {
  /** Excluded: a tool cannot replace itself. */
  toolId: string;
  successor: NamedSuccessor | null;
  texts: EditorTexts;
};

export function SaleFields({ toolId, successor, texts }: SaleFieldsProps) {
  const { fields, hints, states, stateHints } = texts.editor;
  const { control } = useFormContext<EditorValues>();
  const state = useWatch({ control, name: 'state' });
  return (
    <>
      <SelectField
        name="state"
        label={fields.state}
        description={stateHints[state as keyof typeof stateHints]}
        options={TOOL_STATES.map((each) => [each, states[each]] as const)}
        className="max-w-md"
      />
      {state === 'retired' ? <SuccessorField toolId={toolId} successor={successor} texts={texts} /> : null}
      <div className="grid max-w-2xl items-start gap-4 sm:grid-cols-2">
        <TextField
          name="backorderLimit"
          label={fields.backorderLimit}
          description={hints.backorderLimit}
          inputMode="numeric"
          autoComplete="off"
          className="sm:col-span-2"
        />
        <CheckField name="serialised" label={fields.serialised} description={hints.serialised} />
        <TextField
          name="calibrationMonths"
          label={fields.calibrationMonths}
          description={hints.calibrationMonths}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </>
  );
}

function SuccessorField({ toolId, successor, texts }: SaleFieldsProps) {
  const own = texts.editor.successor;
  const { setValue, watch } = useFormContext<EditorValues>();
  const chosenId = watch('successorId');
  const [byId, setById] = useState<Record<string, NamedSuccessor>>(() =>
    successor && chosenId ? { [chosenId]: successor } : {},
  );
  const chosen = byId[chosenId];
  const choose = (id: string) => setValue('successorId', id, { shouldDirty: true, shouldValidate: true });
  if (chosenId !== '') {
    return (
      <div className="grid gap-1.5">
        <p className="font-semibold text-ink text-sm">{own.label}</p>
        <div className="flex min-w-0 flex-wrap items-center gap-3 rounded-md border border-line p-3">
          <span className="wrap-anywhere min-w-0 flex-1">
            {chosen ? fillText(own.shown, { name: chosen.name, sku: chosen.sku }) : chosenId}
          </span>
          <Button variant="outline" size="sm" onClick={() => choose('')}>
            {own.remove}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <ToolPicker
      texts={{ ...texts.lines, add: own.label, addHint: own.hint, listed: own.itself }}
      listed={[toolId]}
      onPick={(hit) => {
        setById((before) => ({ ...before, [hit._id]: { name: hit.name, sku: hit.sku } }));
        choose(hit._id);
      }}
    />
  );
}
