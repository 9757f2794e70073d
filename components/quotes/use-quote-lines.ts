'use client';
import { useRef, useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { type LineFacts, lineFacts } from './line-facts';

/** What the form holds; `facts` are what lines show, by tool, and stay behind when it is sent. */
export type QuoteFormValues = {
  lines: { toolId: string; quantity: unknown }[];
  facts: Record<string, LineFacts>;
  note?: string;
};

/** The lines of a request: added once each, removed, and said aloud. */
export function useQuoteLines(form: UseFormReturn<QuoteFormValues>, texts: Texts['quotes']['lines']) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const [said, setSaid] = useState('');
  const picker = useRef<HTMLDivElement>(null);

  function add(tool: LineFacts & { _id: string }, quantity: string, focus: boolean) {
    const { lines, facts } = form.getValues();
    if (lines.some(({ toolId }) => toolId === tool._id)) return;
    form.setValue('facts', { ...facts, [tool._id]: lineFacts(tool) });
    append(
      { toolId: tool._id, quantity },
      focus ? { focusName: `lines.${lines.length}.quantity` } : { shouldFocus: false },
    );
    form.clearErrors('lines');
    setSaid(fillText(texts.added, { name: tool.name }));
  }

  function drop(index: number, name: string) {
    remove(index);
    setSaid(fillText(texts.removed, { name }));
    // The button that had the focus is gone.
    picker.current?.querySelector('input')?.focus();
  }

  return { fields, add, drop, said, picker };
}
