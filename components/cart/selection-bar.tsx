'use client';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useLanguage } from '#use-language';
import { RequestQuoteButton } from '@/components/requests/request-quote-button';
import { Button } from '@/components/ui/controls/button';
import { cartNow, cartSettled, changeLines } from '@/lib/client/cart/cart-store';
import { toastRemoved } from '@/lib/client/cart/toast-change';
import { sendTyped } from '@/lib/client/cart/typed-quantities';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { useViewer } from '@/lib/client/session/session';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { CartLine } from '@/lib/shared/cart/cart.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { lineWords } from '@/lib/shared/orders/order-notes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const MoveDialog = lazy(async () => ({
  default: (await loadWithRetries(() => import('./move-dialog'))).MoveDialog,
}));

type SelectionBarProps = { lines: readonly CartLine[]; texts: Texts['cart']['selection'] };

/** The actions on selected lines replace the head of the table. */
export function SelectionBar({ lines, texts }: SelectionBarProps) {
  const language = useLanguage();
  const { user } = useViewer();
  const [isMoving, setMoving] = useState(false);
  const words =
    lines.length === 1
      ? (lines[0]?.name ?? '')
      : fillText(texts.lines, { count: formatNumber(lines.length, language) });

  /** With what was typed just before. */
  async function latest() {
    sendTyped();
    await cartSettled();
    const ids = new Set(lines.map(({ toolId }) => toolId));
    return (cartNow().cart?.lines ?? lines).filter(({ toolId }) => ids.has(toolId));
  }

  function remove() {
    void changeLines(lines.map(({ toolId }) => ({ op: 'remove', toolId })));
    toastRemoved(words, () =>
      changeLines(
        lines.map(({ toolId, quantity, reference = '', written, ...line }) => ({
          ...{ op: 'set', toolId, quantity, reference },
          ...lineWords(line),
          ...optionalField('written', written),
        })),
      ),
    );
    document.querySelector<HTMLElement>('h1')?.focus();
  }

  return (
    <section
      aria-label={texts.label}
      className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 py-1"
    >
      <p role="status" className="me-auto font-semibold text-ink">
        {lines.length === 1
          ? texts.one
          : fillText(texts.many, { count: formatNumber(lines.length, language) })}
      </p>
      <Button variant="outline" size="sm" onClick={remove}>
        {texts.remove}
      </Button>
      {user ? (
        <Button variant="outline" size="sm" data-move="" onClick={() => setMoving(true)}>
          {texts.move}
        </Button>
      ) : null}
      <RequestQuoteButton lines={lines} latest={latest} texts={texts} />
      {isMoving ? (
        <Suspense fallback={null}>
          <MoveDialog lines={lines} words={words} texts={texts} onClose={() => setMoving(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

export type Selection = {
  lines: readonly CartLine[];
  has: (toolId: string) => boolean;
  pick: (toolId: string, isPicked: boolean) => void;
  pickAll: (isPicked: boolean) => void;
};

/** Lines that left the cart, here or elsewhere, are not selected any more. `pick` stays the same function. */
export function useSelection(lines: readonly CartLine[]): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const pick = useCallback((toolId: string, isPicked: boolean) => {
    setPicked((before) => {
      const after = new Set(before);
      if (isPicked) after.add(toolId);
      else after.delete(toolId);
      return after;
    });
  }, []);
  const selected = useMemo(() => lines.filter(({ toolId }) => picked.has(toolId)), [lines, picked]);
  return {
    lines: selected,
    has: (toolId) => picked.has(toolId),
    pick,
    pickAll: (isPicked) => setPicked(new Set(isPicked ? lines.map(({ toolId }) => toolId) : [])),
  };
}
