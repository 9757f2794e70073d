'use client';
import { Plus } from 'lucide';
import { useId, useRef } from 'react';
import { ArticleField } from '@/components/quick-order/article/article-field';
import { Button } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/input';
import { Icon } from '@/components/ui/icon';
import type { OwnNumber } from '@/lib/shared/own-numbers/own-number.schema';
import type { RowCandidate } from '@/lib/shared/quick-order/quick-order.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { Question, Short } from './entry-question';
import { type EntryState, useEntry } from './use-entry';

type EntryRowProps = {
  ownNumbers: readonly OwnNumber[];
  texts: Texts['cart']['entry'];
  articleTexts: Texts['quickOrder']['articles'];
};

/** By keyboard alone: Enter picks a suggestion or moves to the quantity, Enter there adds, and the next number is typed. */
export function EntryRow({ ownNumbers, texts, articleTexts }: EntryRowProps) {
  const id = useId();
  const article = useRef<HTMLInputElement>(null);
  const quantity = useRef<HTMLInputElement>(null);
  const entry = useEntry(texts);
  const { shown } = entry;

  async function run(work: ReturnType<EntryState['add']>) {
    const next = await work;
    if (!article.current || !quantity.current) return;
    article.current.value = next.article;
    quantity.current.value = next.quantity;
    const field = next.focus === 'quantity' ? quantity.current : article.current;
    field.focus();
    field.select();
  }

  const typedQuantity = () => quantity.current?.value.trim() ?? '';
  const choose = (candidate: RowCandidate) => void run(entry.choose(candidate, typedQuantity()));
  const add = () => void run(entry.add(article.current?.value.trim() ?? '', typedQuantity()));

  return (
    <form
      aria-label={texts.label}
      className="grid grid-cols-[minmax(0,1fr)_5.5rem_auto] items-end gap-x-2 gap-y-1.5 [&_label]:text-xs lg:[&_.button]:h-9 lg:[&_.control]:h-9 lg:[&_.control]:text-sm"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <ArticleField
        field={article}
        label={texts.article}
        ownNumbers={ownNumbers}
        texts={articleTexts}
        listClassName="w-full min-w-64"
        onType={entry.clear}
        onPick={() => {
          quantity.current?.focus();
          quantity.current?.select();
        }}
        // Both in one text: `10 x FL-BV-125`.
        onEnter={() => (/\s\S/.test(article.current?.value.trim() ?? '') ? add() : quantity.current?.focus())}
      />
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-quantity`} className="font-semibold text-ink text-sm">
          {texts.quantity}
        </label>
        <Input
          id={`${id}-quantity`}
          ref={quantity}
          inputMode="numeric"
          enterKeyHint="done"
          maxLength={60}
          autoComplete="off"
          className="figures text-end"
        />
      </div>
      <Button type="submit" variant="outline" busy={entry.busy}>
        <Icon node={Plus} className="size-4.5" />
        <span className="max-sm:sr-only">{texts.submit}</span>
      </Button>
      <div role="status" className="col-span-full grid gap-1.5 text-sm empty:hidden">
        {shown.kind === 'added' ? <p className="font-medium text-success">{shown.text}</p> : null}
        {shown.kind === 'failed' ? <p className="font-medium text-danger">{shown.text}</p> : null}
        {shown.kind === 'question' ? <Question row={shown.row} onChoose={choose} /> : null}
        {shown.kind === 'short' ? <Short row={shown.row} texts={texts} onChoose={choose} /> : null}
      </div>
    </form>
  );
}
