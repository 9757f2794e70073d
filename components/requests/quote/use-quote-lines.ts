'use client';
import { useRef, useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { type LineFacts, lineFacts } from './line-facts';

/** `facts` are shown by the lines, by tool id; they are not sent. */
export type QuoteFormValues = {
  lines: { toolId: string; quantity: unknown }[];
  facts: Record<string, LineFacts>;
  note?: string;
};

export function useQuoteLines(form: UseFormReturn<QuoteFormValues>, texts: Texts['quotes']['lines']) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const [announcement, announce] = useState('');
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
    announce(fillText(texts.added, { name: tool.name }));
  }

  /** Of a tool that the form has already; false for any other. */
  function setQuantity(toolId: string, quantity: string): boolean {
    const index = form.getValues('lines').findIndex((line) => line.toolId === toolId);
    if (index >= 0) form.setValue(`lines.${index}.quantity`, quantity, { shouldDirty: true });
    return index >= 0;
  }

  function removeAt(index: number, name: string) {
    remove(index);
    announce(fillText(texts.removed, { name }));
    // The focused button was removed with its line.
    picker.current?.querySelector('input')?.focus();
  }

  return { fields, add, setQuantity, removeAt, announcement, picker };
}
