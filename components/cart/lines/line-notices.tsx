'use client';
import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { RetryButton } from '@/components/cart/cart-notices';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/notice';
import { acceptPrices, changeLines, settleConflict } from '@/lib/client/cart/cart-store';
import type { SeenPriceChange } from '@/lib/client/cart/seen-prices';
import { translate } from '@/lib/client/language/translations';
import type { CartLine, CartOperation } from '@/lib/shared/cart/cart.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type LineNoticesProps = {
  line: CartLine;
  priceChange: SeenPriceChange | undefined;
  /** The quantity requested here while the line was changed elsewhere. */
  requested: number | undefined;
  unsent?: CartOperation | undefined;
  texts: Texts['cart']['lines'];
  isReadOnly?: boolean | undefined;
};

function Row({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p>{text}</p>
      {children ? <div className="flex flex-wrap gap-2">{children}</div> : null}
    </div>
  );
}

export function LineNotices(props: LineNoticesProps) {
  const { line, priceChange, requested, unsent, texts, isReadOnly } = props;
  const language = useLanguage();
  const { toolId, name, quantity, problems } = line;
  if (problems.length === 0 && !priceChange && requested === undefined && !unsent) return null;
  const number = (value: number) => formatNumber(value, language);
  const isOfReference =
    unsent?.op === 'set' && unsent.reference !== undefined && unsent.quantity === quantity;
  const setTo = (units: number) => void changeLines([{ op: 'set', toolId, quantity: units }]);
  return (
    <Notice tone="warning" className="col-span-full">
      <div className="grid gap-2">
        {unsent ? (
          <Row
            text={
              isOfReference ? texts.unsentReference : fillText(texts.unsent, { quantity: number(quantity) })
            }
          >
            <RetryButton>{texts.retry}</RetryButton>
          </Row>
        ) : null}
        {problems.map(({ code, params, message, fix }) => (
          <Row key={code} text={translate({ code, ...(params ? { params } : {}) }, message)}>
            {fix && !isReadOnly ? (
              <Button
                size="sm"
                variant="outline"
                aria-label={fillText(texts.fixName, { name, quantity: number(fix.quantity) })}
                onClick={() => setTo(fix.quantity)}
              >
                {fillText(texts.fix, { quantity: number(fix.quantity) })}
              </Button>
            ) : null}
          </Row>
        ))}
        {priceChange ? (
          <Row
            text={fillText(texts.priceChanged, {
              before: formatDollars(priceChange.before, language),
              after: formatDollars(priceChange.after, language),
            })}
          >
            <Button
              size="sm"
              variant="outline"
              aria-label={fillText(texts.acceptName, { name })}
              onClick={() => acceptPrices([toolId])}
            >
              {texts.accept}
            </Button>
          </Row>
        ) : null}
        {requested === undefined ? null : (
          <Row text={fillText(texts.conflict, { quantity: number(quantity), wanted: number(requested) })}>
            <Button size="sm" variant="outline" onClick={() => setTo(requested)}>
              {fillText(texts.useRequested, { wanted: number(requested) })}
            </Button>
            <Button size="sm" variant="outline" onClick={() => settleConflict(toolId)}>
              {texts.keep}
            </Button>
          </Row>
        )}
      </div>
    </Notice>
  );
}
