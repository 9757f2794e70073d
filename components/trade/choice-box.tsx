'use client';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTypedSearch } from '@/components/search/use-typed-search';
import { Field, Input } from '@/components/ui/controls/field';
import { useCombobox, useResultStatus } from '@/components/ui/controls/use-combobox';
import { fillText } from '@/lib/shared/text/fill-text';

export type Choice = {
  key: string;
  label: string;
  aside: string;
  /** The text of the field once it is chosen. */
  text: string;
};

export type ChoiceTexts = { results: string; failed: string; none: string; one: string; many: string };

type ChoiceBoxProps = {
  name: string;
  label: string;
  description?: string;
  /** The same function in every render. */
  search: (query: string, signal: AbortSignal) => Promise<Choice[]>;
  /** Called with null once something else is typed. */
  onChoose?: (choice: Choice | null) => void;
  texts: ChoiceTexts;
};

const PAUSE_MS = 150;

/** A field of a form with a list of what is found by it (combobox of the WAI-ARIA APG); its text need not be one of them. */
export function ChoiceBox({ name, label, description, search, onChoose, texts }: ChoiceBoxProps) {
  const id = useId();
  const { register, setValue, getFieldState, getValues, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  const registered = register(name);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const found = useTypedSearch(isOpen ? typed : '', search, PAUSE_MS);
  const choices = isOpen ? (found.response ?? []) : [];
  const combobox = useCombobox({
    keys: choices.map(({ key }) => key),
    onEnter: (active) => choose(choices[active]),
    onEscape: isOpen ? () => setOpen(false) : undefined,
  });
  const isNone = isOpen && found.response !== null && choices.length === 0;
  const status = useResultStatus(
    { count: choices.length, hasFailed: found.hasFailed, isNone },
    { ...texts, none: fillText(texts.none, { query: found.query }) },
  );

  function choose(choice: Choice | undefined) {
    if (!choice) return;
    setValue(name, choice.text, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setOpen(false);
    onChoose?.(choice);
  }

  return (
    <Field id={id} label={label} description={description} error={error?.message}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            {...combobox.field}
            {...registered}
            defaultValue={String(getValues(name) ?? '')}
            onChange={(event) => {
              registered.onChange(event);
              setTyped(event.target.value);
              setOpen(true);
              combobox.reset();
              onChoose?.(null);
            }}
            onBlur={(event) => {
              registered.onBlur(event);
              setOpen(false);
            }}
          />
          <div
            id={combobox.listId}
            role="listbox"
            aria-label={texts.results}
            className={clsx(
              'absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-md border border-line bg-surface p-1 text-sm shadow-float',
              choices.length === 0 && 'hidden',
            )}
          >
            {choices.map((choice, position) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox, which keeps the focus.
              // biome-ignore lint/a11y/useFocusableInteractive: see above.
              <div
                key={choice.key}
                role="option"
                {...combobox.option(position)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(choice)}
                className={clsx(
                  'flex min-h-9 cursor-pointer items-baseline gap-3 rounded-sm px-2 py-1.5',
                  position === combobox.active && 'bg-hover',
                )}
              >
                <span className="wrap-anywhere min-w-0 flex-1 text-ink">{choice.label}</span>
                <span className="shrink-0 font-mono text-muted text-xs">{choice.aside}</span>
              </div>
            ))}
          </div>
          <p role="status" className={isNone || (isOpen && found.hasFailed) ? 'mt-1 text-sm' : 'sr-only'}>
            {isOpen ? status : ''}
          </p>
        </div>
      )}
    </Field>
  );
}
