'use client';
import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '#use-language';
import { priceText } from '@/components/prices/price-text';
import { useToolSearch } from '@/components/search/use-typed-search';
import { useCombobox, useResultStatus } from '@/components/ui/controls/use-combobox';
import { type RuleTarget, targetOf } from '@/lib/client/prices/rule-sheet';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';
import type { SearchHit } from '@/lib/shared/tools/catalogue/catalogue.schema';

type TargetBoxProps = Omit<ComponentProps<'input'>, 'value' | 'onSelect'> & {
  /** The text of the field until something else is typed. */
  shown: string;
  categories: ReadonlyMap<string, string>;
  /** Offers categories before anything is typed, and is empty again after a choice. */
  isAdder?: boolean;
  texts: Texts['prices']['editor']['sheet'];
  /** `isLeaving`: the focus is going elsewhere. */
  onChoose: (targets: RuleTarget[], isLeaving: boolean) => void;
};

/** A combobox (WAI-ARIA APG) for a tool or a category. Enter before the store has answered waits for the answer. */
export function TargetBox(props: TargetBoxProps) {
  const { shown, categories, isAdder = false, texts, onChoose, className, ...input } = props;
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const query = (typed ?? '').trim();
  const search = useToolSearch(isOpen && query !== '' ? query : '');
  const isAnswered = query === '' || (search.query === query && !search.isRunning);
  const hits = query === '' ? [] : (search.response?.results ?? []);
  const canOffer = isOpen && (isAdder || typed !== null);
  const options = canOffer ? targetOptions({ query, hits, categories, isAnswered, texts }) : [];
  const combobox = useCombobox({
    keys: options.map(({ key }) => key),
    first: query === '' ? -1 : 0,
    onEnter,
    onEscape: close,
  });

  function close() {
    setOpen(false);
    setWaiting(false);
    setTyped(null);
  }

  function choose(option: TargetOption) {
    close();
    onChoose(option.targets, false);
  }

  function onEnter(active: number) {
    const option = options[active];
    if (!isAnswered) setWaiting(true);
    else if (option) choose(option);
  }

  const onAnswer = useEffectEvent(() => onEnter(combobox.active));
  useEffect(() => {
    if (isWaiting && isAnswered) onAnswer();
  }, [isWaiting, isAnswered]);

  function leave() {
    const isChanged = !isAdder && typed !== null && query !== shown;
    setOpen(false);
    setWaiting(false);
    if (isAdder) return;
    setTyped(null);
    if (isChanged) onChoose([targetOf(query, categories)], true);
  }

  const status = useResultStatus(
    { count: options.length, hasFailed: search.hasFailed, isNone: isOpen && query !== '' && isAnswered },
    { ...texts, none: fillText(texts.none, { query }) },
  );

  return (
    <div className="relative min-w-0">
      <input
        {...combobox.field}
        {...input}
        value={typed ?? shown}
        onChange={({ target }) => {
          setTyped(target.value);
          setOpen(true);
          setWaiting(false);
          combobox.reset();
        }}
        onFocus={(event) => {
          if (isAdder) setOpen(true);
          else event.target.select();
        }}
        onBlur={leave}
        // Closed, its keys are those of the table.
        onKeyDown={(event) => {
          if (canOffer) combobox.field.onKeyDown(event);
          if (!isAdder || event.defaultPrevented) return;
          if (event.key === 'ArrowDown') setOpen(true);
          // Never submits the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
        className={className}
      />
      <div
        id={combobox.listId}
        role="listbox"
        aria-label={texts.results}
        className={clsx(
          'absolute start-0 top-full z-30 mt-1 max-h-80 w-max min-w-full max-w-[min(28rem,85vw)] overflow-y-auto rounded-md border border-line bg-surface p-1 text-sm shadow-float',
          options.length === 0 && 'hidden',
        )}
      >
        {options.map((option, position) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox, which keeps the focus.
          // biome-ignore lint/a11y/useFocusableInteractive: see above.
          <div
            key={option.key}
            role="option"
            {...combobox.option(position)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
            className={clsx(
              'flex min-h-9 cursor-pointer items-baseline gap-3 rounded-sm px-2 py-1.5',
              position === combobox.active && 'bg-hover',
            )}
          >
            <span className="min-w-0 flex-1 text-ink">{option.label}</span>
            <span className="shrink-0 font-mono text-muted text-xs">{option.aside}</span>
            {option.hit ? (
              <span className="figures shrink-0">{priceText(option.hit.price, language, texts)}</span>
            ) : null}
          </div>
        ))}
      </div>
      <p role="status" className={search.hasFailed && isOpen ? 'mt-1 text-danger text-xs' : 'sr-only'}>
        {isOpen ? status : ''}
      </p>
    </div>
  );
}

export type TargetOption = {
  key: string;
  label: string;
  aside: string;
  hit?: SearchHit;
  targets: RuleTarget[];
};

type TargetQuery = {
  query: string;
  hits: readonly SearchHit[];
  categories: ReadonlyMap<string, string>;
  isAnswered: boolean;
  texts: Texts['prices']['editor']['sheet'];
};

const CATEGORIES_SHOWN = 4;

/** Categories first, then tools, then the text itself as an SKU; for nothing typed every category, and each. */
function targetOptions({ query, hits, categories, isAnswered, texts }: TargetQuery): TargetOption[] {
  const words = query.toLowerCase();
  const all = [...categories].map(([slug, name]): TargetOption => {
    return {
      key: `category ${slug}`,
      label: name,
      aside: texts.category,
      targets: [{ isCategory: true, target: slug }],
    };
  });
  if (query === '') {
    const every = fillText(texts.everyCategory, { count: String(all.length) });
    return [
      { key: 'every', label: every, aside: '', targets: all.flatMap(({ targets }) => targets) },
      ...all,
    ];
  }
  const named = all.filter(
    ({ label, targets: [own] }) => own?.target.includes(words) || label.toLowerCase().includes(words),
  );
  const tools = hits.map((hit): TargetOption => {
    return {
      key: hit._id,
      label: hit.name,
      aside: hit.sku,
      hit,
      targets: [{ isCategory: false, target: hit.sku }],
    };
  });
  const isListed = hits.some(({ sku }) => skuKeyOf(sku) === skuKeyOf(query));
  const typed: TargetOption = {
    key: 'typed',
    label: fillText(texts.asTyped, { sku: query }),
    aside: '',
    targets: [{ isCategory: false, target: query }],
  };
  return [...named.slice(0, CATEGORIES_SHOWN), ...tools, ...(isListed || !isAnswered ? [] : [typed])];
}
