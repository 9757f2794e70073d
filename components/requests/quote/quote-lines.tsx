'use client';
import { CircleAlert } from 'lucide';
import { type UseFormReturn, useFormContext, useWatch } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';
import { hasQuoteContent, QUOTE_LINES_MAX } from '@/lib/shared/requests/request-rules';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ToolPicker } from '../../search/tool-picker';
import { ListValue } from './list-value';
import { QuoteLine } from './quote-line';
import type { QuoteFormValues, useQuoteLines } from './use-quote-lines';

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
