'use client';
import { clsx } from 'clsx';
import { LoaderCircle, Search } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import { priceText } from '@/components/prices/price-text';
import { Field, Input } from '@/components/ui/controls/field';
import { type Combobox, useCombobox, useResultStatus } from '@/components/ui/controls/use-combobox';
import { Icon } from '@/components/ui/icon';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { SearchHit } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { useToolSearch } from './use-typed-search';

type ToolPickerProps = {
  texts: Texts['quotes']['lines'];
  /** Ids of tools in the form, which cannot be chosen again. */
  listed: readonly string[];
  onPick: (hit: SearchHit) => void;
};

/** A combobox (WAI-ARIA APG): arrows choose, Enter adds, Escape closes the list. */
export function ToolPicker({ texts, listed, onPick }: ToolPickerProps) {
  const id = useId();
  // Uncontrolled: a controlled field would lose what was typed before hydration.
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const search = useToolSearch(isOpen ? typed : '');
  const hits = isOpen ? (search.response?.results ?? []) : [];
  const isNothing = isOpen && search.response !== null && hits.length === 0;
  const combobox = useCombobox({
    keys: hits.map(({ _id }) => _id),
    // Enter in this field never submits the form.
    onEnter: (active) => pick(search.query === typed.trim() ? hits[active] : undefined),
    onEscape: isOpen ? () => setOpen(false) : undefined,
  });

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

  const status = useResultStatus(
    { count: hits.length, hasFailed: search.hasFailed, isNone: isNothing },
    { ...texts, none: fillText(texts.none, { query: search.query }) },
  );
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
            {...combobox.field}
            ref={field}
            defaultValue=""
            onChange={(event) => {
              setTyped(event.target.value);
              combobox.reset();
              setOpen(true);
            }}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            placeholder={texts.placeholder}
            className="ps-10.5"
          />
          <div
            id={combobox.listId}
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
                option={combobox.option(position)}
                hit={hit}
                listedText={listed.includes(hit._id) ? texts.listed : undefined}
                texts={texts}
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

type ToolOptionProps = {
  option: ReturnType<Combobox['option']>;
  hit: SearchHit;
  listedText: string | undefined;
  texts: Texts['quotes']['lines'];
  onPick: () => void;
};

/** The focus stays in the search field, whose keys move through the list. */
function ToolOption({ option, hit, listedText, texts, onPick }: ToolOptionProps) {
  const language = useLanguage();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox, which keeps the focus.
    // biome-ignore lint/a11y/useFocusableInteractive: see above.
    <div
      role="option"
      {...option}
      aria-disabled={listedText ? true : undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={clsx(
        'flex cursor-pointer items-center gap-3 rounded-sm px-2 py-2 aria-disabled:cursor-default',
        option['aria-selected'] && 'bg-hover',
        listedText && 'opacity-60',
      )}
    >
      <Picture
        src={hit.image}
        fallback={TOOL_PLACEHOLDER}
        alt=""
        width={96}
        height={72}
        sizes="56px"
        className="h-10.5 w-14 shrink-0 rounded-sm border border-line bg-sunken object-cover"
      />
      <span className="grid min-w-0 flex-1">
        <span className="line-clamp-3 font-semibold text-ink leading-snug sm:line-clamp-1">
          <MeasuredText text={hit.name} />
        </span>
        <span className="truncate font-mono text-muted text-xs">{hit.sku}</span>
      </span>
      <span className="figures shrink-0 text-end text-sm">
        {listedText ?? priceText(hit.price, language, texts)}
      </span>
    </div>
  );
}
