'use client';
import { Plus } from 'lucide';
import { useId, useRef } from 'react';
import { useToolSearch } from '@/components/search/use-tool-search';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** The id of the suggestions for every field of an article number. */
export const SUGGESTIONS_ID = 'article-suggestions';
/** A letter or two suggest too much to be of use. */
const TYPED_MIN = 2;

type NewRowProps = {
  texts: Texts['quickOrder'];
  /** What is being typed into whichever field of an article number. */
  typed: string;
  onType: (article: string) => void;
  onAdd: (article: string, quantity: string) => void;
};

/** A row that is typed, with suggestions. */
export function NewRow({ texts, typed, onType, onAdd }: NewRowProps) {
  const id = useId();
  const article = useRef<HTMLInputElement>(null);
  const quantity = useRef<HTMLInputElement>(null);
  const { response } = useToolSearch(typed.trim().length < TYPED_MIN ? '' : typed);

  function add() {
    const number = article.current?.value.trim() ?? '';
    if (!article.current || !quantity.current || number === '') {
      article.current?.focus();
      return;
    }
    onAdd(number, quantity.current.value.trim());
    article.current.value = '';
    quantity.current.value = '';
    article.current.focus();
  }

  return (
    <form
      aria-label={texts.newRow}
      className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-end gap-3 sm:grid-cols-[minmax(0,20rem)_7rem_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-article`} className="font-semibold text-ink text-sm">
          {texts.columns.article}
        </label>
        <Input
          id={`${id}-article`}
          ref={article}
          list={SUGGESTIONS_ID}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-quantity`} className="font-semibold text-ink text-sm">
          {texts.columns.quantity}
        </label>
        <Input id={`${id}-quantity`} ref={quantity} inputMode="numeric" maxLength={60} autoComplete="off" />
      </div>
      <Button type="submit" variant="outline" className="max-sm:col-span-2">
        <Icon node={Plus} className="size-4.5" />
        {texts.newRowButton}
      </Button>
      <datalist id={SUGGESTIONS_ID}>
        {response?.results.map(({ _id, sku, name }) => (
          <option key={_id} value={sku}>
            {name}
          </option>
        ))}
      </datalist>
    </form>
  );
}
