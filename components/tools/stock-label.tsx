import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { formatNumber } from '@/lib/shared/numbers';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type StockLabelProps = { moq: number; quantity: number; texts: Texts['tools'] };

/** Stock below this many minimum orders counts as low. */
const LOW_STOCK_MINIMUM_ORDERS = 3;

/** The availability, in words and with a coloured dot. Less than the minimum order cannot be bought: out of stock. */
export function StockLabel({ moq, quantity, texts }: StockLabelProps) {
  const language = useLanguage();
  const count = formatNumber(quantity, language);
  const out = quantity < moq;
  const low = !out && quantity < moq * LOW_STOCK_MINIMUM_ORDERS;
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className={clsx(
          'size-2 rounded-full forced-ground',
          out ? 'bg-danger' : low ? 'bg-accent-strong' : 'bg-success',
        )}
      />
      {out ? texts.outOfStock : fillText(low ? texts.lowStock : texts.inStock, { count })}
    </span>
  );
}
