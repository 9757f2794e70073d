'use client';
import { clsx } from 'clsx';
import { type RefObject, useEffect, useId, useState } from 'react';
import { Input } from '@/components/ui/controls/field';
import { useCombobox, useResultStatus } from '@/components/ui/controls/use-combobox';
import { MeasuredText } from '@/components/ui/measured-text';
import type { OwnNumber } from '@/lib/shared/own-numbers/own-number.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { type ArticleSuggestion, useArticleSuggestions } from './article-suggestions';

type ArticleFieldProps = {
  /** Uncontrolled: a controlled field would lose what was typed before hydration. */
  field: RefObject<HTMLInputElement | null>;
  label: string;
  ownNumbers: readonly OwnNumber[];
  texts: Texts['quickOrder']['articles'];
  initial?: string | undefined;
  error?: string | undefined;
  listClassName: string;
  onFocus?: () => void;
  onType?: (typed: string) => void;
  /** The field already contains the suggestion's article. */
  onPick: (suggestion: ArticleSuggestion) => void;
  /** Enter picks the only suggestion, also a near miss. */
  picksOnly?: boolean;
  /** Enter was pressed, and no suggestion is active. */
  onEnter: () => void;
};

/**
 * A combobox (WAI-ARIA APG): arrows activate a suggestion, Enter picks it, Escape closes the list. The first one is
 * active by default only if it matches exactly: a near miss has to be chosen.
 */
export function ArticleField(props: ArticleFieldProps) {
  const { field, label, ownNumbers, texts, initial = '', error, listClassName } = props;
  const { onFocus, onType, onPick, picksOnly } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { all, isCurrent, hasFailed } = useArticleSuggestions(isOpen ? typed : '', ownNumbers);
  const shown = isOpen ? all : [];
  const combobox = useCombobox({
    keys: shown.map(({ toolId }) => toolId),
    first: isCurrent && shown[0]?.isSure ? 0 : -1,
    onEnter,
    onEscape: shown.length > 0 ? () => setOpen(false) : undefined,
  });

  useEffect(() => {
    const input = field.current;
    if (!input?.value || input.value === initial) return;
    setTyped(input.value);
    setOpen(document.activeElement === input);
  }, [field, initial]);

  function pick(suggestion: ArticleSuggestion) {
    if (field.current) field.current.value = suggestion.article;
    setTyped('');
    setOpen(false);
    onPick(suggestion);
  }

  function onEnter(active: number) {
    const only = picksOnly && isCurrent && shown.length === 1 ? shown[0] : undefined;
    const marked = shown[active] ?? only;
    setOpen(false);
    if (marked) pick(marked);
    else props.onEnter();
  }

  const isSearching = isOpen && typed.trim() !== '';
  const status = useResultStatus(
    {
      count: isSearching ? shown.length : 0,
      hasFailed: isSearching && hasFailed,
      isNone: isSearching && isCurrent && typed.trim().length > 1,
    },
    texts,
  );
  return (
    <div className="grid gap-1.5">
      <label htmlFor={`${id}-field`} className="font-semibold text-ink text-sm">
        {label}
      </label>
      <div className="relative">
        <Input
          ref={field}
          id={`${id}-field`}
          {...combobox.field}
          defaultValue={initial}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          autoCorrect="off"
          enterKeyHint="next"
          onChange={(event) => {
            setTyped(event.target.value);
            combobox.reset();
            setOpen(true);
            onType?.(event.target.value);
          }}
          onFocus={onFocus}
          onBlur={() => setOpen(false)}
        />
        <div
          id={combobox.listId}
          role="listbox"
          aria-label={texts.list}
          className={clsx(
            'absolute start-0 top-full z-20 mt-1 max-h-[min(20rem,45dvh)] overflow-y-auto overscroll-contain rounded-md border border-line bg-surface p-1 shadow-float',
            listClassName,
            shown.length === 0 && 'hidden',
          )}
        >
          {shown.map((suggestion, position) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox, which keeps the focus.
            // biome-ignore lint/a11y/useFocusableInteractive: see above.
            <div
              key={suggestion.toolId}
              role="option"
              {...combobox.option(position)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(suggestion)}
              className={clsx(
                'grid min-h-11 cursor-pointer content-center gap-0.5 rounded-sm px-3 py-1.5',
                position === combobox.active && 'bg-hover',
              )}
            >
              <span className="wrap-anywhere font-mono text-ink text-sm">
                {suggestion.by && suggestion.by !== suggestion.article
                  ? `${suggestion.by} → ${suggestion.sku}`
                  : suggestion.article}
              </span>
              <span className="line-clamp-2 text-sm">
                <MeasuredText text={suggestion.name} />
              </span>
            </div>
          ))}
        </div>
        <p role="status" className={hasFailed && isOpen ? 'mt-2 text-ink text-sm' : 'sr-only'}>
          {status}
        </p>
      </div>
      {error ? (
        <p id={`${id}-error`} className="font-medium text-danger text-sm">
          {error}
        </p>
      ) : null}
    </div>
  );
}
