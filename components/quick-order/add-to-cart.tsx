'use client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Link } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { additionsOf } from './list-additions';
import { isRowReady } from './list-rows';
import type { QuickOrderState } from './use-quick-order';

const ADDITIONS_MAX = 500;

type AddToCartProps = { order: QuickOrderState; texts: Texts['quickOrder'] };
type Added = { text: string; undo: () => Promise<void> };

/** Adds the rows that are ready, all or none, and removes them from the list; can be undone. */
export function AddToCart({ order, texts }: AddToCartProps) {
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);
  const { rows, remove, restoreRows, setFailure } = order;
  const area = useRef<HTMLDivElement>(null);
  const hadAdded = useRef(false);

  useEffect(() => {
    // The button that was pressed may be gone.
    if (added) area.current?.querySelector('a')?.focus();
    else if (hadAdded.current) area.current?.querySelector('button')?.focus();
    hadAdded.current = added !== null;
  }, [added]);

  async function run(work: () => Promise<void>, failed: string) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(`${failed} ${sentenceOf(error)}`);
    } finally {
      setBusy(false);
    }
  }

  async function add() {
    setAdded(null);
    const { additions, ids, isTooLong } = additionsOf(rows, ADDITIONS_MAX);
    if (isTooLong) setFailure(texts.notesTooLong);
    if (additions.length === 0) return;
    const { addToCart } = await loadCode(() => import('@/lib/client/cart/add-to-cart'));
    const { undo } = await addToCart(additions);
    const included = rows.filter(({ id }) => ids.includes(id));
    remove(ids);
    const { one, many } = texts.added;
    const text = additions.length === 1 ? one : fillText(many, { count: additions.length });
    const isPart = !isTooLong && rows.filter(isRowReady).length > ids.length;
    setAdded({
      text: isPart ? `${text} ${texts.addedPart}` : text,
      undo: async () => {
        await undo();
        restoreRows(included);
        setAdded(null);
      },
    });
  }

  return (
    <div ref={area} className="grid gap-4">
      {rows.length > 0 ? (
        <Button
          className="justify-self-start max-sm:w-full"
          busy={busy}
          disabled={!rows.some(isRowReady)}
          onClick={() => void run(add, texts.addFailed)}
        >
          {texts.add}
        </Button>
      ) : null}
      <div role="status" className="empty:hidden">
        {added ? (
          <Notice tone="success">
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {added.text}
              <Link href={ROUTES.cart} className="font-semibold underline">
                {texts.cart}
              </Link>
              <Button
                variant="outline"
                size="sm"
                disabled={busy}
                onClick={() => void run(added.undo, texts.undoFailed)}
              >
                {texts.undo}
              </Button>
            </span>
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
