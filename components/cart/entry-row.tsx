'use client';
import { Plus } from 'lucide';
import { useId, useRef } from 'react';
import { useLanguage } from '#use-language';
import { ArticleField } from '@/components/quick-order/article-field';
import { Button } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/field';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/links/link';
import { translate } from '@/lib/client/language/translations';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { OwnNumber } from '@/lib/shared/own-numbers/own-number.schema';
import type { CheckedRow, RowCandidate } from '@/lib/shared/quick-order/quick-order.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
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

type QuestionProps = { row: CheckedRow; onChoose: (candidate: RowCandidate) => void };

function reasonText({ code = 'row-unknown', params = {}, message = '' }: CheckedRow): string {
  return translate({ code, params }, message);
}

export function Question({ row, onChoose }: QuestionProps) {
  const candidates = row.code === 'quantity-missing' ? [] : (row.candidates ?? []);
  return (
    <>
      <p className="font-medium text-ink">{reasonText(row)}</p>
      {candidates.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {candidates.map((candidate) => (
            <Button
              key={`${candidate.toolId} ${candidate.quantity}`}
              variant="outline"
              size="sm"
              className="wrap-anywhere h-auto min-h-9 max-w-full shrink whitespace-normal py-1 text-start"
              onClick={() => onChoose(candidate)}
            >
              <span className="shrink-0 font-mono">
                {candidate.quantity === undefined ? '' : `${candidate.quantity} × `}
                {candidate.sku}
              </span>
              <span className="min-w-0 font-normal">{candidate.name}</span>
            </Button>
          ))}
        </div>
      ) : null}
    </>
  );
}

type ShortProps = QuestionProps & { texts: Texts['cart']['entry'] };

/** Offers all that is in stock, and the way to more. */
export function Short({ row, texts, onChoose }: ShortProps) {
  const language = useLanguage();
  const { toolId = '', sku = '', name = '', available = 0, quantity: most } = row;
  const number = (value: number) => formatNumber(value, language);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p className="font-medium text-ink">
        {row.code === 'quantity-on-request'
          ? `${sku}: ${reasonText(row)}`
          : fillText(most === undefined ? texts.none : texts.short, { sku, available: number(available) })}
      </p>
      {most === undefined ? null : (
        <Button variant="outline" size="sm" onClick={() => onChoose({ toolId, sku, name, quantity: most })}>
          {fillText(texts.take, { count: number(most) })}
        </Button>
      )}
      <Link
        href={ROUTES.quoteFor(toolId, row.asked?.quantity)}
        className="font-semibold underline underline-offset-4"
      >
        {texts.quote}
      </Link>
    </div>
  );
}
