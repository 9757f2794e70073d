'use client';
import { useLanguage } from '#use-language';
import { OwnNumber } from '@/components/article-numbers/own-number';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { translate } from '@/lib/client/language/translations';
import type { CartLine } from '@/lib/shared/cart/cart.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { contentLang } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type CartLineFactsProps = {
  line: CartLine;
  /** Undefined where all lines ship together. */
  ships: string | undefined;
  /** In the cart of somebody else, whose own numbers are not known here. */
  isReadOnly?: boolean | undefined;
  texts: Pick<Texts['cart']['lines'], 'noPrice' | 'each'>;
};

export function CartLineFacts({ line, ships, isReadOnly, texts }: CartLineFactsProps) {
  const language = useLanguage();
  const { toolId, sku, name, slug, unitPrice, receipt } = line;
  return (
    <div className="grid min-w-0 content-start gap-1">
      <p lang={contentLang(language)} className="wrap-anywhere font-semibold text-ink leading-snug">
        {slug ? (
          <Link href={ROUTES.tool(slug)} prefetch={false} className="underline-offset-4 hover:underline">
            <MeasuredText text={name} />
          </Link>
        ) : (
          <MeasuredText text={name} />
        )}
      </p>
      <p className="wrap-anywhere font-mono text-muted text-xs">
        {sku}
        {isReadOnly ? null : <OwnNumber toolId={toolId} />}
      </p>
      <p className="figures text-muted text-sm">
        {unitPrice === undefined
          ? texts.noPrice
          : fillText(texts.each, { price: formatDollars(unitPrice, language) })}
        {receipt && receipt.code !== 'public-price' ? (
          <span className="text-body">
            {' '}
            ·{' '}
            {translate(
              { code: receipt.code, params: receipt.tierFrom ? { from: receipt.tierFrom } : {} },
              receipt.sentence,
            )}
          </span>
        ) : null}
      </p>
      {ships ? <p className="figures text-body text-sm">{ships}</p> : null}
    </div>
  );
}
