import { useLanguage } from '#use-language';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { StockFigures as Figures } from '@/lib/shared/stock/stock.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';

type StockFiguresProps = { figures: Figures; texts: Texts['stock'] };

export function StockFigures({ figures, texts }: StockFiguresProps) {
  const language = useLanguage();
  const shown = [
    ['available', texts.available, texts.availableHint],
    ['reserved', texts.reserved, texts.reservedHint],
    ['onHand', texts.onHand, texts.onHandHint],
  ] as const;
  return (
    <dl className="figures grid gap-px overflow-hidden rounded-lg border border-line bg-line grid-cols-3">
      {shown.map(([figure, term, hint]) => (
        <div key={figure} className="grid content-start gap-1 bg-surface p-3 sm:px-5 sm:py-4">
          <dt className="font-medium text-ink text-sm">{term}</dt>
          <dd className="grid gap-1">
            <span className="font-extrabold text-ink text-2xl sm:text-3xl">
              {formatNumber(figures[figure], language)}
            </span>
            <span className="text-muted text-xs">{hint}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
