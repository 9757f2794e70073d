'use client';
import { clsx } from 'clsx';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { Input } from '@/components/ui/input';
import { MeasuredText } from '@/components/ui/measured-text';
import type { Alias } from '@/lib/shared/schemas/alias';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { ArticleSuggestion } from './article-suggestions';
import { useArticleSuggestions } from './use-article-suggestions';

type ArticleFieldProps = {
  /** Uncontrolled, because a controlled field would lose what was typed before hydration. */
  field: RefObject<HTMLInputElement | null>;
  label: string;
  ownNumbers: readonly Alias[];
  texts: Texts['quickOrder']['articles'];
  initial?: string | undefined;
  error?: string | undefined;
  /** The classes of the list, which says how wide it is. */
  listClassName: string;
  onFocus?: () => void;
  onType?: (typed: string) => void;
  /** What was typed is replaced by the suggestion's article by then. */
  onPick: (suggestion: ArticleSuggestion) => void;
  /** Enter was pressed on what is typed, and no suggestion is marked. */
  onEnter: () => void;
};

/**
 * The field of an article number: a combobox with a list (WAI-ARIA APG). Arrows mark a suggestion, Enter takes it, Escape closes
 * the list. The first one is marked by itself only if it has what is typed: a near miss is never taken unasked.
 */
export function ArticleField(props: ArticleFieldProps) {
  const { field, label, ownNumbers, texts, initial = '', error, listClassName } = props;
  const { onFocus, onType, onPick, onEnter } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { all, isCurrent, hasFailed } = useArticleSuggestions(isOpen ? typed : '', ownNumbers);
  const shown = isOpen ? all : [];
  const sure = isCurrent && shown[0]?.isSure ? 0 : -1;
  const active = chosen === null ? sure : Math.min(chosen, shown.length - 1);
  const optionId = (position: number) => `${id}-option-${position}`;

  useEffect(() => {
    const input = field.current;
    if (!input?.value || input.value === initial) return;
    setTyped(input.value);
    setOpen(document.activeElement === input);
  }, [field, initial]);

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  function pick(suggestion: ArticleSuggestion) {
    if (field.current) field.current.value = suggestion.article;
    setTyped('');
    setOpen(false);
    onPick(suggestion);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const count = shown.length;
    if (event.key === 'ArrowDown' && count > 0) setChosen((active + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) setChosen((Math.max(active, 0) - 1 + count) % count);
    else if (event.key === 'Escape' && count > 0) setOpen(false);
    else if (event.key === 'Enter') {
      const marked = shown[active];
      setOpen(false);
      if (marked) pick(marked);
      else onEnter();
    } else return;
    event.preventDefault();
  }

  const status =
    !isOpen || typed.trim() === ''
      ? ''
      : hasFailed
        ? texts.failed
        : shown.length === 1
          ? texts.oneFound
          : shown.length > 1
            ? fillText(texts.found, { count: shown.length })
            : isCurrent && typed.trim().length > 1
              ? texts.none
              : '';
  return (
    <div className="grid gap-1.5">
      <label htmlFor={`${id}-field`} className="font-semibold text-ink text-sm">
        {label}
      </label>
      <div className="relative">
        <Input
          ref={field}
          id={`${id}-field`}
          role="combobox"
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          defaultValue={initial}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(null);
            setOpen(true);
            onType?.(event.target.value);
          }}
          onFocus={onFocus}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        <div
          id={`${id}-list`}
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
              id={optionId(position)}
              role="option"
              aria-selected={position === active}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => position !== active && setChosen(position)}
              onClick={() => pick(suggestion)}
              className={clsx(
                'grid min-h-11 cursor-pointer content-center gap-0.5 rounded-sm px-3 py-1.5',
                position === active && 'bg-hover',
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
