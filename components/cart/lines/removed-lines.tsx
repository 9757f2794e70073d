'use client';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/states/notice';
import { changeLines, settleConflict } from '@/lib/client/cart/cart-store';
import type { Conflicts } from '@/lib/client/cart/own/retry-changes';
import type { Cart } from '@/lib/shared/cart/cart.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type RemovedLinesProps = { conflicts: Conflicts; cart: Cart; texts: Texts['cart']['lines'] };

/** Lines that were changed here while they were removed elsewhere. */
export function RemovedLines({ conflicts, cart, texts }: RemovedLinesProps) {
  const language = useLanguage();
  const removed = [...conflicts].filter(([id]) => cart.lines.every(({ toolId }) => toolId !== id));
  if (removed.length === 0) return null;
  return (
    <Notice tone="warning" role="status">
      <ul className="grid gap-3">
        {removed.map(([toolId, { requested, name }]) => (
          <li key={toolId} className="flex flex-wrap items-center justify-between gap-2">
            <p>{fillText(texts.conflictRemoved, { name, wanted: formatNumber(requested, language) })}</p>
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                variant="outline"
                onClick={() => void changeLines([{ op: 'set', toolId, quantity: requested }])}
              >
                {fillText(texts.useRequested, { wanted: formatNumber(requested, language) })}
              </Button>
              <Button size="sm" variant="outline" onClick={() => settleConflict(toolId)}>
                {texts.keep}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
