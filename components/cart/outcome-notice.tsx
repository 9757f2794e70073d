'use client';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/states/notice';
import { dismissOutcomes } from '@/lib/client/cart/cart-store';
import { translate } from '@/lib/client/language/translations';
import type { LineOutcome } from '@/lib/shared/cart/cart.schema';
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
