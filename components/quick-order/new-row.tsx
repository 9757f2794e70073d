'use client';

import { Plus } from 'lucide';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/field';
import { Icon } from '@/components/ui/icon';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ArticleField } from './article-field';
import type { ArticleSuggestion } from './article-suggestions';
import { useOwnNumbers } from './article-suggestions';
import type { QuickOrderState } from './use-quick-order';

type NewRowProps = { order: Pick<QuickOrderState, 'addRow' | 'savedCount'>; texts: Texts['quickOrder'] };

/**
 * Usable by keyboard alone: Enter picks the suggestion and moves to the quantity, Enter there adds the row and returns
 * to the article number.
 */
export function NewRow({ order, texts }: NewRowProps) {
  const id = useId();
  const article = useRef<HTMLInputElement>(null);
  const quantity = useRef<HTMLInputElement>(null);
  const { ownNumbers, load } = useOwnNumbers(order.savedCount);
  const [picked, setPicked] = useState<ArticleSuggestion | null>(null);

  function toQuantity() {
    quantity.current?.focus();
    quantity.current?.select();
  }

  function add() {
    const number = article.current?.value.trim() ?? '';
    if (!article.current || !quantity.current) return;
    // If the list is full, the row stays in the fields.
    if (number !== '' && order.addRow(number, quantity.current.value.trim())) {
      article.current.value = '';
      quantity.current.value = '';
      setPicked(null);
    }
    article.current.focus();
  }

  return (
    <form
      aria-label={texts.newRow}
      className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-end gap-3 sm:grid-cols-[minmax(0,20rem)_7rem_auto] sm:justify-start"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <ArticleField
        field={article}
        label={texts.columns.article}
        ownNumbers={ownNumbers}
        texts={texts.articles}
        listClassName="w-[calc(100%+6.25rem)] sm:w-[27.75rem]"
        onFocus={load}
        onType={() => setPicked(null)}
        onPick={(suggestion) => {
          setPicked(suggestion);
          toQuantity();
        }}
        onEnter={() => (article.current?.value.trim() ? toQuantity() : undefined)}
      />
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-quantity`} className="font-semibold text-ink text-sm">
          {texts.columns.quantity}
        </label>
        <Input
          id={`${id}-quantity`}
          ref={quantity}
          inputMode="numeric"
          enterKeyHint="done"
          maxLength={60}
          autoComplete="off"
        />
      </div>
      <Button type="submit" variant="outline" className="max-sm:col-span-2">
        <Icon node={Plus} className="size-4.5" />
        {texts.newRowButton}
      </Button>
      <p role="status" className="wrap-anywhere col-span-full text-ink text-sm empty:hidden">
        {picked ? fillText(texts.picked, { sku: picked.sku, name: picked.name }) : ''}
      </p>
    </form>
  );
}
