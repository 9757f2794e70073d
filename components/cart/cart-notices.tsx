'use client';
import { useState } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/notice';
import { changeLines, dismissOutcomes, retryCart, settleConflict } from '@/lib/client/cart/cart-store';
import type { Conflicts } from '@/lib/client/cart/own/retry-changes';
import { translate } from '@/lib/client/language/translations';
import type { Cart, LineOutcome } from '@/lib/shared/cart/cart.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type OutcomeNoticeProps = { outcomes: readonly LineOutcome[]; texts: Texts['cart']['outcomes'] };

export function OutcomeNotice({ outcomes, texts }: OutcomeNoticeProps) {
  if (outcomes.length === 0) return null;
  return (
    <Notice tone="warning">
      <div className="grid gap-3">
        <h2 className="font-semibold">{texts.heading}</h2>
        <ul className="grid max-h-80 gap-2 overflow-y-auto">
          {outcomes.map(({ toolId, sku, name, code, params, message }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tool may be named twice, and the list does not change.
            <li key={`${toolId} ${place}`} className="wrap-anywhere">
              <span className="font-semibold">{name || sku || toolId}</span>
              {`: ${translate({ code, ...(params ? { params } : {}) }, message)}`}
            </li>
          ))}
        </ul>
        <Button size="sm" variant="outline" className="justify-self-start" onClick={dismissOutcomes}>
          {texts.dismiss}
        </Button>
      </div>
    </Notice>
  );
}

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

export function RetryButton({ className = '', children }: { className?: string; children: string }) {
  const [busy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    await retryCart();
    setBusy(false);
  }

  return (
    <Button size="sm" variant="outline" className={className} busy={busy} onClick={() => void retry()}>
      {children}
    </Button>
  );
}
