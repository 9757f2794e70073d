'use client';
import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { formatDollars, toDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { type EditedRow, PILES, type Pile, sumPiles } from './list-rows';

type PilesProps = {
  rows: readonly EditedRow[];
  /** The one that is shown; null for all. */
  shown: Pile | null;
  show: (pile: Pile | null) => void;
  texts: Texts['quickOrder']['piles'];
};

/** What became of the list: three piles with their rows and money, of which one can be shown alone. */
export function Piles({ rows, shown, show, texts }: PilesProps) {
  const language = useLanguage();
  const sums = sumPiles(rows);
  return (
    <fieldset className="flex max-w-full flex-wrap gap-2">
      <legend className="sr-only">{texts.label}</legend>
      {PILES.map((pile) => {
        const { count, cents } = sums[pile];
        const isShown = shown === pile;
        return (
          <button
            key={pile}
            type="button"
            aria-pressed={isShown}
            disabled={count === 0}
            onClick={() => show(isShown ? null : pile)}
            className={clsx(
              'flex min-h-11 items-baseline gap-2 rounded-md border px-3 py-2 text-sm disabled:opacity-60',
              isShown ? 'border-ink bg-sunken' : 'border-line hover:bg-hover',
            )}
          >
            <span className="font-semibold text-ink">{texts[pile]}</span>
            <span className="figures">{formatNumber(count, language)}</span>
            {cents > 0 ? (
              <span className="figures text-muted text-xs">{formatDollars(toDollars(cents), language)}</span>
            ) : null}
          </button>
        );
      })}
    </fieldset>
  );
}
