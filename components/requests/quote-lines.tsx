'use client';
import { CircleAlert } from 'lucide';
import { useRef, useState } from 'react';
import { type UseFormReturn, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { Icon } from '@/components/ui/icon';
import { formatCents, toCents } from '@/lib/shared/numbers/money';
import { readUnits } from '@/lib/shared/numbers/read-count';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { hasQuoteContent, QUOTE_LINES_MAX } from '@/lib/shared/requests/request-rules';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ToolPicker } from '../search/tool-picker';
import { type LineFacts, lineFacts, QuoteLine } from './quote-line';

type QuoteLinesProps = {
  lines: ReturnType<typeof useQuoteLines>;
  texts: Texts['quotes']['lines'];
  /** Shown where nothing is asked for. From the server: the table of messages is large. */
  required: string;
};

export function QuoteLines({
  lines: { fields, add, removeAt, announcement, picker },
  texts,
  required,
}: QuoteLinesProps) {
  const { control, formState }: UseFormReturn<QuoteFormValues> = useFormContext();
  const facts = useWatch({ control, name: 'facts' }) ?? {};
  const note: unknown = useWatch({ control, name: 'note' });
  // Shown from the first submit, whatever else is invalid.
  const isNothing =
    formState.submitCount > 0 && !hasQuoteContent({ lines: fields, note: String(note ?? '') });
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="sr-only">{texts.heading}</legend>
      {fields.length > 0 ? (
        <ul className="border-line border-t">
          {fields.map(({ id, toolId }, index) => {
            const shown = facts[toolId];
            return shown ? (
              <QuoteLine
                key={id}
                index={index}
                facts={shown}
                texts={texts}
                onRemove={() => removeAt(index, shown.name)}
              />
            ) : null;
          })}
        </ul>
      ) : null}
      <div ref={picker}>
        {fields.length < QUOTE_LINES_MAX ? (
          <ToolPicker
            texts={texts}
            listed={fields.map(({ toolId }) => toolId)}
            onPick={(hit) => add(hit, '', true)}
          />
        ) : (
          <p className="text-muted text-sm">{texts.full}</p>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {isNothing ? (
          <p className="flex items-start gap-1.5 font-medium text-danger text-sm">
            <Icon node={CircleAlert} className="mt-0.5 size-4 shrink-0" />
            {required}
          </p>
        ) : null}
      </div>
      {fields.length > 0 ? <ListValue facts={facts} texts={texts} /> : null}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  );
}

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

  /** Sets the quantity of a tool that the form has already; returns false for any other. */
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

type ListValueProps = { facts: Readonly<Record<string, LineFacts>>; texts: Texts['quotes']['lines'] };
type TypedLine = { toolId: string; quantity: unknown };

function ListValue({ facts, texts }: ListValueProps) {
  const language = useLanguage();
  const { control } = useFormContext<{ lines: TypedLine[] }>();
  const lines = useWatch({ control, name: 'lines' }) ?? [];
  const values = lines.map(({ toolId, quantity }) => {
    const units = readUnits(String(quantity ?? ''), language);
    return units === null
      ? null
      : lineCents({ quantity: units, unitPriceCents: toCents(facts[toolId]?.price ?? 0) });
  });
  const cents = values.reduce<number | null>(
    (sum, value) => (sum === null || value === null ? null : sum + value),
    0,
  );
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 rounded-md bg-sunken px-4 py-3">
      <span className="grid">
        <span className="font-semibold text-ink text-sm">{texts.value}</span>
        <span className="text-muted text-sm">{texts.valueHint}</span>
      </span>
      <output aria-label={texts.value} className="figures wrap-anywhere font-extrabold text-ink text-xl">
        {cents === null ? '–' : formatCents(cents, language)}
      </output>
    </div>
  );
}
