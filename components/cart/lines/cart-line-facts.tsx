'use client';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '#use-language';
import { Input } from '@/components/ui/controls/field';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { translate } from '@/lib/client/language/translations';
import type { CartLine } from '@/lib/shared/cart/cart.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { WrittenLine } from '../../orders/written-line';

type LineNameProps = {
  line: Pick<CartLine, 'sku' | 'name' | 'nameLanguage' | 'slug' | 'written'>;
  ownNumber?: string | undefined;
  /** Behind its numbers. */
  children?: ReactNode;
  texts: Pick<Texts['cart']['lines'], 'written'>;
};

export function LineName({ line, ownNumber, children, texts }: LineNameProps) {
  const { sku, name, nameLanguage, slug, written } = line;
  return (
    <div className="cart-row-name">
      <p
        lang={nameLanguage}
        className="wrap-anywhere line-clamp-2 font-semibold text-[0.8125rem] text-ink leading-4"
      >
        {slug ? (
          <Link
            href={ROUTES.tool(slug)}
            prefetch={false}
            title={name}
            className="underline-offset-4 hover:underline"
          >
            <MeasuredText text={name} />
          </Link>
        ) : (
          <MeasuredText text={name} />
        )}
      </p>
      <div className="flex min-w-0 items-center gap-x-2">
        <p className="truncate font-mono text-[0.6875rem] text-muted leading-3.5">
          {sku}
          {ownNumber ? <span className="text-ink"> · {ownNumber}</span> : null}
        </p>
        {children}
      </div>
      {written ? <WrittenLine written={written} texts={texts.written} /> : null}
    </div>
  );
}

type LinePriceProps = {
  line: Pick<CartLine, 'unitPrice' | 'receipt' | 'nextTier'>;
  texts: Pick<Texts['cart']['lines'], 'noPrice' | 'tier'>;
};

/** The price of a unit, why it is that, and from where on a unit costs less. */
export function LinePrice({ line: { unitPrice, receipt, nextTier }, texts }: LinePriceProps) {
  const language = useLanguage();
  return (
    <div className="cart-row-price figures">
      <span>{unitPrice === undefined ? texts.noPrice : formatDollars(unitPrice, language)}</span>
      {receipt && receipt.code !== 'public-price' ? (
        <small>
          {translate(
            { code: receipt.code, params: receipt.tierFrom ? { from: receipt.tierFrom } : {} },
            receipt.sentence,
          )}
        </small>
      ) : null}
      {nextTier ? (
        <small>
          {fillText(texts.tier, {
            price: formatDollars(nextTier.unitPrice, language),
            count: formatNumber(nextTier.from, language),
          })}
        </small>
      ) : null}
    </div>
  );
}

type CartReferenceProps = {
  reference: string;
  placeholder: string;
  label: string;
  onChange: (reference: string) => void;
};

export function CartReference({ reference, placeholder, label, onChange }: CartReferenceProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function commit() {
    if (typed === null) return;
    if (typed.trim() !== reference) onChange(typed.trim());
    setTyped(null);
  }

  return (
    <Input
      type="text"
      look="compact"
      autoComplete="off"
      maxLength={100}
      placeholder={placeholder}
      aria-label={label}
      value={typed ?? reference}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
      title={typed ?? reference}
    />
  );
}
