'use client';
import { clsx } from 'clsx';
import { LoaderCircle, Search } from 'lucide';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useToolSearch } from '@/components/search/use-tool-search';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import type { SearchHit } from '@/lib/shared/schemas/catalogue';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ToolOption } from './tool-option';

type ToolPickerProps = {
  texts: Texts['quotes']['lines'];
  /** Ids of tools that are in the form already and cannot be chosen again. */
  listed: readonly string[];
  onPick: (hit: SearchHit) => void;
};

/** Finds a tool and adds it: a combobox with a list (WAI-ARIA APG). Arrows choose, Enter adds, Escape closes the list. */
export function ToolPicker({ texts, listed, onPick }: ToolPickerProps) {
  const id = useId();
  // Uncontrolled, because a controlled field would lose what was typed before hydration.
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const search = useToolSearch(isOpen ? typed : '');
  const hits = isOpen ? (search.response?.results ?? []) : [];
  const active = hits.length === 0 ? -1 : Math.min(chosen, hits.length - 1);
  const isNothing = isOpen && search.response !== null && hits.length === 0;
  const optionId = (position: number) => `${id}-option-${position}`;

  useEffect(() => {
    const input = field.current;
    if (!input?.value) return;
    setTyped(input.value);
    setOpen(document.activeElement === input);
  }, []);

  function pick(hit: SearchHit | undefined) {
    if (!hit || listed.includes(hit._id)) return;
    if (field.current) field.current.value = '';
    setTyped('');
    setOpen(false);
    onPick(hit);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const count = hits.length;
    if (event.key === 'ArrowDown' && count > 0) setChosen((active + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) setChosen((active - 1 + count) % count);
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    // Enter in this field never submits the form.
    else if (event.key === 'Enter') pick(search.query === typed.trim() ? hits[active] : undefined);
    else return;
    event.preventDefault();
  }

  const status = search.hasFailed
    ? texts.failed
    : isNothing
      ? fillText(texts.none, { query: search.query })
      : hits.length === 1
        ? texts.oneFound
        : hits.length > 1
          ? fillText(texts.found, { count: String(hits.length) })
          : '';
  const hasNotice = isOpen && (search.hasFailed || isNothing);
  const icon = search.isRunning ? LoaderCircle : Search;

  return (
    <Field id={id} label={texts.add} description={texts.addHint}>
      {(control) => (
        <div className="relative">
          <Icon
            node={icon}
            className={clsx(
              'pointer-events-none absolute start-3.5 top-3.25 size-4.5 text-muted',
              search.isRunning && 'animate-spin',
            )}
          />
          <Input
            {...control}
            role="combobox"
            aria-expanded={hits.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? optionId(active) : undefined}
            ref={field}
            defaultValue=""
            onChange={(event) => {
              setTyped(event.target.value);
              setChosen(0);
              setOpen(true);
            }}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={onKeyDown}
            placeholder={texts.placeholder}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className="ps-10.5"
          />
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={texts.results}
            className={clsx(
              'absolute inset-x-0 top-full z-20 mt-1 max-h-96 overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-float',
              hits.length === 0 && 'hidden',
            )}
          >
            {hits.map((hit, position) => (
              <ToolOption
                key={hit._id}
                id={optionId(position)}
                hit={hit}
                isActive={position === active}
                listedText={listed.includes(hit._id) ? texts.listed : undefined}
                texts={texts}
                onPoint={() => position !== active && setChosen(position)}
                onPick={() => pick(hit)}
              />
            ))}
          </div>
          <p role="status" className={hasNotice ? 'wrap-anywhere mt-2 text-ink text-sm' : 'sr-only'}>
            {status}
          </p>
        </div>
      )}
    </Field>
  );
}
