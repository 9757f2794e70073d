'use client';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ToolPicker } from '@/components/search/tool-picker';
import { Button } from '@/components/ui/controls/button';
import { fillText } from '@/lib/shared/text/fill-text';
import type { EditorTexts, EditorValues } from './editor-values';

export type NamedSuccessor = { name: string; sku: string };

type SuccessorFieldProps = {
  /** Excluded: a tool cannot replace itself. */
  toolId: string;
  successor: NamedSuccessor | null;
  texts: EditorTexts;
};

export function SuccessorField({ toolId, successor, texts }: SuccessorFieldProps) {
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
