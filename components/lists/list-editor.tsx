'use client';
import { Trash2 } from 'lucide';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useLanguage } from '#use-language';
import { PriceLines } from '@/components/prices/price-lines';
import { Button } from '@/components/ui/controls/button';
import { Field, Input } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/loading';
import { call } from '@/lib/client/api';
import { unclearText } from '@/lib/client/language/unclear-text';
import { sentenceOf } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { CartLine } from '@/lib/shared/cart/cart.schema';
import type { List } from '@/lib/shared/lists/list.schema';
import { listCalls } from '@/lib/shared/lists/lists.contract';
import { readUnits } from '@/lib/shared/numbers/read-count';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ListEditorProps = { id: string; texts: Texts['lists']; onSaved: () => Promise<void> };

type TypedLine = Pick<CartLine, 'toolId' | 'sku' | 'name' | 'unitPrice' | 'receipt'> & {
  quantity: string;
  reference: string;
};
type Typed = Pick<List, 'name' | 'note' | 'version'> & { lines: TypedLine[] };

function typedOf({ name, note, version, lines }: List): Typed {
  return {
    ...{ name, note, version },
    lines: lines.map(({ quantity, reference = '', ...line }) => {
      return {
        ...pick(line, 'toolId', 'sku', 'name', 'unitPrice', 'receipt'),
        quantity: String(quantity),
        reference,
      };
    }),
  };
}

/** A list that was changed elsewhere is not overwritten. */
export function ListEditor({ id, texts, onSaved }: ListEditorProps) {
  const { editor } = texts;
  const language = useLanguage();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let isLeft = false;
    call(listCalls.getList, { params: { id } })
      .then((list) => !isLeft && setTyped(typedOf(list)))
      .catch((error: unknown) => !isLeft && setFailure(sentenceOf(error)));
    return () => {
      isLeft = true;
    };
  }, [id]);

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!typed || busy) return;
    const [unclear] = typed.lines.flatMap(({ quantity }) => unclearText(quantity, language) ?? []);
    setFailure(unclear ?? null);
    if (unclear !== undefined) return;
    setBusy(true);
    const { name, note, version } = typed;
    const lines = typed.lines.map(({ toolId, quantity, reference }) => {
      return { toolId, quantity: readUnits(quantity, language) ?? 0, reference };
    });
    try {
      await call(listCalls.changeList, { params: { id }, body: { name, note, version, lines } });
      toastSuccess(editor.saved);
      await onSaved();
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  function setLine(toolId: string, change: Partial<TypedLine>) {
    if (!typed) return;
    const lines = typed.lines.map((line) => (line.toolId === toolId ? { ...line, ...change } : line));
    setTyped({ ...typed, lines });
  }

  if (!typed && failure === null) return <Skeleton className="h-40 w-full" />;
  return (
    <form
      noValidate
      method="post"
      onSubmit={save}
      className="grid gap-5 rounded-lg border border-line bg-surface p-5"
    >
      {typed ? (
        <>
          <Field id={`${id}-name`} label={editor.name}>
            {(control) => (
              <Input
                {...control}
                maxLength={80}
                value={typed.name}
                onChange={(event) => setTyped({ ...typed, name: event.currentTarget.value })}
              />
            )}
          </Field>
          <Field id={`${id}-note`} label={editor.note}>
            {(control) => (
              <Textarea
                {...control}
                maxLength={1_000}
                value={typed.note}
                onChange={(event) => setTyped({ ...typed, note: event.currentTarget.value })}
              />
            )}
          </Field>
          <ul className="grid gap-3">
            {typed.lines.map(({ toolId, sku, name, unitPrice, receipt, quantity, reference }) => (
              <li
                key={toolId}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-line border-b pb-3 sm:grid-cols-[minmax(0,1fr)_6rem_12rem_auto]"
              >
                <div className="max-sm:col-span-full">
                  <p className="wrap-anywhere">
                    <span className="font-semibold text-ink">{name}</span>{' '}
                    <span className="font-mono text-muted text-xs">{sku}</span>
                  </p>
                  {unitPrice === undefined || !receipt ? null : (
                    <p className="priced text-muted text-xs [&>small]:inline">
                      <PriceLines
                        price={receipt.base}
                        own={unitPrice === receipt.base ? null : { unitPrice, listPrice: receipt.base }}
                        texts={editor.ownPrice}
                      />
                    </p>
                  )}
                </div>
                <Input
                  inputMode="numeric"
                  maxLength={12}
                  value={quantity}
                  aria-label={fillText(editor.quantity, { name })}
                  aria-invalid={readUnits(quantity, language) === null || undefined}
                  onChange={(event) => setLine(toolId, { quantity: event.currentTarget.value })}
                  className="figures text-center"
                />
                <Input
                  maxLength={100}
                  value={reference}
                  placeholder={editor.reference}
                  aria-label={fillText(editor.referenceOf, { name })}
                  onChange={(event) => setLine(toolId, { reference: event.currentTarget.value })}
                  className="max-sm:order-last max-sm:col-span-full"
                />
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={fillText(editor.remove, { name })}
                  onClick={() =>
                    setTyped({ ...typed, lines: typed.lines.filter((line) => line.toolId !== toolId) })
                  }
                >
                  <Icon node={Trash2} />
                </Button>
              </li>
            ))}
          </ul>
          <Button type="submit" busy={busy} className="justify-self-start">
            {editor.save}
          </Button>
        </>
      ) : null}
      <div role="alert" className="empty:hidden">
        {failure ? <p className="notice notice-danger">{failure}</p> : null}
      </div>
    </form>
  );
}
