import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import { formatDollars, formatRoundDollars } from '@/lib/shared/numbers/money';
import { formatPercent } from '@/lib/shared/numbers/numbers';
import { AGES } from '@/lib/shared/receivables/ageing';
import type { ReceivableSums as Sums } from '@/lib/shared/receivables/receivable-rows.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ReceivableSumsProps = {
  sums: Sums;
  /** Of all that the search leaves, whatever age is chosen. */
  ages: Sums['ages'];
  age: (typeof AGES)[number] | undefined;
  isOverdue: boolean;
  hrefOf: (other: { age?: (typeof AGES)[number] | undefined; overdue?: 'true' | undefined }) => string;
  texts: Pick<Texts['receivableList'], 'tiles' | 'ages' | 'columns'>;
};

/** Of 32; what is nothing has a line. */
const heightOf = (share: number) => Math.max(1, Math.round(share * 32));

/** What is owed as three figures, and by age as bars that filter the list. */
export function ReceivableSums({ sums, ages, age, isOverdue, hrefOf, texts }: ReceivableSumsProps) {
  const language = useLanguage();
  const whole = ages.reduce((sum, dollars) => sum + dollars, 0);
  const most = Math.max(...ages, 0.01);
  return (
    <div className="grid min-w-0 gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <dl aria-label={texts.tiles.label} className="figures grid grid-cols-3 gap-2">
        {(['open', 'overdue', 'credit'] as const).map((name) => (
          <div
            key={name}
            className={clsx(
              'relative grid min-w-0 content-center rounded-lg border bg-surface px-3 py-2',
              name === 'overdue' && isOverdue ? 'border-ink bg-hover' : 'border-line',
              name === 'overdue' && 'hover:bg-hover',
            )}
          >
            <dt className="text-muted text-xs">
              {name === 'overdue' ? (
                <Link
                  href={hrefOf({ overdue: isOverdue ? undefined : 'true' })}
                  prefetch={false}
                  aria-current={isOverdue ? 'true' : undefined}
                  className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
                >
                  {texts.tiles[name]}
                </Link>
              ) : (
                texts.tiles[name]
              )}
            </dt>
            <dd
              title={formatDollars(sums[name], language)}
              className={clsx(
                'truncate font-bold text-base sm:text-xl',
                name === 'overdue' && sums.overdue > 0 ? 'text-danger' : 'text-ink',
              )}
            >
              {formatDollars(sums[name], language)}
            </dd>
          </div>
        ))}
      </dl>
      <nav aria-label={texts.ages.label} className="min-w-0">
        <ul className="grid grid-cols-5 gap-1">
          {AGES.map((each, place) => {
            const dollars = ages[place] ?? 0;
            const label = texts.ages.days[place] ?? each;
            const share = formatPercent(whole > 0 ? Math.round((dollars / whole) * 100) : 0, language);
            const amount = formatDollars(dollars, language);
            return (
              <li key={each} className="min-w-0">
                <Link
                  href={hrefOf({ age: each === age ? undefined : each })}
                  prefetch={false}
                  aria-current={each === age ? 'true' : undefined}
                  title={fillText(texts.ages.share, { amount, share })}
                  className="group grid h-18 min-w-0 grid-rows-[1fr_auto_auto] rounded-md border border-transparent px-1 pb-1 text-center text-xs hover:border-line hover:bg-hover aria-[current]:border-ink aria-[current]:bg-hover"
                >
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 10 32"
                    preserveAspectRatio="none"
                    className="mx-auto h-8 w-full max-w-16 self-end"
                  >
                    <rect
                      y={32 - heightOf(dollars / most)}
                      width="10"
                      height={heightOf(dollars / most)}
                      className={clsx(
                        dollars === 0 ? 'fill-line' : place === 0 ? 'fill-accent' : 'fill-danger',
                        'forced-colors:fill-[Highlight]',
                      )}
                    />
                  </svg>
                  <span className="figures truncate font-semibold text-ink">
                    {formatRoundDollars(Math.round(dollars), language)}
                  </span>
                  <span className="truncate text-muted">
                    <span className="max-sm:hidden">{label}</span>
                    <span className="sm:hidden">{texts.columns.ages[place]}</span>
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}
