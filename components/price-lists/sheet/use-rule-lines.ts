'use client';
import { useDeferredValue, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type SheetLine, sheetOf, sheetText } from '@/lib/client/prices/rule-sheet';

type Sheet = {
  text: string;
  lines: readonly SheetLine[];
  /** Whether the lines are numbered as in the text: it is theirs. */
  isOwnText: boolean;
};

const readSheet = (text: string): Sheet => ({ text, lines: sheetOf(text), isOwnText: false });

/**
 * The lines of the field `rules`, a text: what changes the text changes the lines, and the other way round. `before` are the lines
 * before the last change that can be taken back.
 */
export function useRuleLines() {
  const { control, setValue, formState } = useFormContext();
  const text = String(useWatch({ control, name: 'rules' }) ?? '');
  const [sheet, setSheet] = useState(() => readSheet(text));
  const [before, setBefore] = useState<readonly SheetLine[] | null>(null);
  // A long text is read once typing it pauses.
  const settled = useDeferredValue(text);
  if (settled === text && sheet.text !== text) {
    setSheet(readSheet(text));
    setBefore(null);
  }

  function change(lines: readonly SheetLine[], { canUndo = false } = {}): void {
    const next = sheetText(lines);
    setBefore(canUndo ? sheet.lines : null);
    setSheet({ text: next, lines, isOwnText: true });
    setValue('rules', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }

  return { ...sheet, before, change };
}

export type RuleLines = ReturnType<typeof useRuleLines>;
