'use client';
import { clsx } from 'clsx';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import type { Shipping } from '@/components/shipments/goods-ship-text';
import { Button } from '@/components/ui/controls/button';
import type { ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Field } from '@/components/ui/controls/field';
import { TableFileButton } from '@/components/ui/controls/file-buttons';
import { Textarea } from '@/components/ui/controls/textarea';
import { Notice } from '@/components/ui/notice';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { useViewer } from '@/lib/client/session/session';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { CheckedListPanel } from './checked-list-panel';
import { type QuickOrderState, useQuickOrder } from './use-quick-order';

type QuickOrderProps = { shipping: Shipping; texts: Texts['quickOrder']; confirmTexts: ConfirmTexts };

export function QuickOrder({ shipping, texts, confirmTexts }: QuickOrderProps) {
  const order = useQuickOrder(texts);
  useAddressRow(order.addRow);
  return (
    <>
      <ListField order={order} texts={texts} />
      <div role="alert" className="empty:hidden">
        {order.failure ? <Notice tone="danger">{order.failure}</Notice> : null}
      </div>
      <div role="status" className="empty:hidden">
        {order.notice ? <Notice>{order.notice}</Notice> : null}
      </div>
      <CheckedListPanel order={order} shipping={shipping} texts={texts} confirmTexts={confirmTexts} />
    </>
  );
}

type ListFieldProps = { order: QuickOrderState; texts: Texts['quickOrder'] };

function ListField({ order, texts }: ListFieldProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isOver, setOver] = useState(false);
  const { text, setText, setFailure } = order;

  useEffect(() => {
    // Typed before hydration.
    const typed = area.current?.value;
    if (typed) setText((current) => (current === '' ? typed : current));
  }, [setText]);

  async function read(file: File | undefined) {
    // Input during the check would be lost.
    if (!file || order.busy) return;
    setFailure(null);
    try {
      const { readTextFile } = await loadCode(() => import('@/lib/client/files/read-text-file'));
      const list = await readTextFile(file);
      if (list.trim() === '') return setFailure(texts.fileEmpty);
      setText((typed) => (typed.trim() === '' ? list : `${typed.replace(/\n+$/, '')}\n${list}`));
      area.current?.focus();
    } catch (error) {
      const isList = !(error instanceof Error && 'isTooLarge' in error);
      setFailure(isList ? sentenceOf(error) : error.isTooLarge ? texts.fileTooLarge : texts.fileFailed);
    }
  }

  const onDrop = (event: DragEvent) => {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  };

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void order.checkText();
      }}
    >
      <Field id={id} label={texts.list} description={texts.listHint}>
        {(control) => (
          <Textarea
            {...control}
            ref={area}
            value={text}
            readOnly={order.busy}
            onChange={(event) => setText(event.target.value)}
            onDragOver={(event) => {
              if (!event.dataTransfer.types.includes('Files')) return;
              // Otherwise the browser would open the file.
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={onDrop}
            // What was checked is below, and is what counts then.
            rows={order.rows.length > 0 ? 2 : 8}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            look="rows"
            className={clsx(isOver && 'outline-2 outline-accent-strong')}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={order.busy} className="max-sm:w-full">
          {texts.check}
        </Button>
        <TableFileButton
          label={texts.file}
          className="max-sm:w-full"
          disabled={order.busy}
          onFile={(file) => void read(file)}
        />
        <span className="text-muted text-sm">{texts.fileHint}</span>
      </div>
    </form>
  );
}

/**
 * Adds the row that the address names (`?sku=…&quantity=…`, as labels on shelves do), once, after a stored list is
 * restored, and removes it from the address.
 */
function useAddressRow(addRow: (article: string, quantity: string) => boolean): void {
  const { status } = useViewer();
  const isRead = useRef(false);

  useEffect(() => {
    if (status === 'loading' || isRead.current) return;
    isRead.current = true;
    const { pathname, search } = window.location;
    const query = new URLSearchParams(search);
    const article = query.get('sku')?.trim().slice(0, 200) ?? '';
    if (article === '') return;
    window.history.replaceState(window.history.state, '', pathname);
    addRow(article, query.get('quantity')?.trim().slice(0, 12) || '1');
  }, [status, addRow]);
}
