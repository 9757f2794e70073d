import { useLanguage } from '#use-language';
import { FiguresTable } from '@/components/ui/tables/figures-table';
import { partText } from '@/lib/shared/dates/calendar-part';
import { formatDollars, formatRoundDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Overview } from '@/lib/shared/reports/overview.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { BarPlot } from './bar-plot';

type SalesPlotsProps = { overview: Overview; texts: Texts['overview'] };

type Plotted = 'revenue' | 'orders' | 'units';

export function SalesPlots({ overview, texts }: SalesPlotsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Legend texts={texts.plot} />
      <Plot kind="revenue" overview={overview} texts={texts} />
      <div className="grid gap-6 md:grid-cols-2">
        <Plot kind="orders" overview={overview} texts={texts} />
        <Plot kind="units" overview={overview} texts={texts} />
      </div>
      <SalesTable overview={overview} texts={texts} />
    </div>
  );
}

function Legend({ texts }: { texts: Texts['overview']['plot'] }) {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-muted text-xs">
      <span className="flex items-center gap-2">
        <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 fill-accent stroke-accent-ink">
          <rect width="10" height="10" />
        </svg>
        {texts.now}
      </span>
      <span className="flex items-center gap-2">
        <svg aria-hidden="true" viewBox="0 0 16 4" className="h-1 w-4 fill-none stroke-2 stroke-muted">
          <path d="M0 2H16" />
        </svg>
        {texts.before}
      </span>
    </p>
  );
}

function Plot({ kind, overview, texts }: SalesPlotsProps & { kind: Plotted }) {
  const language = useLanguage();
  const { series, unit, now } = overview;
  const isMoney = kind === 'revenue';
  const exact = (value: number) => (isMoney ? formatDollars(value, language) : formatNumber(value, language));
  const name = texts.sales[kind];
  const most = series.reduce((best, part) => (part.now[kind] > best.now[kind] ? part : best), series[0]!);
  const sentence = unit === 'day' ? texts.plot.byDay : texts.plot.byMonth;
  const label =
    now[kind] === 0
      ? fillText(texts.plot.none, { name })
      : fillText(sentence, {
          name,
          total: exact(now[kind]),
          part: partText(most.key, language, 'full'),
          most: exact(most.now[kind]),
        });
  const ends = [series[0], series[Math.floor((series.length - 1) / 2)], series.at(-1)];
  return (
    <div className="grid min-w-0 gap-3">
      <h3 className="font-semibold text-sm">{name}</h3>
      <BarPlot
        label={label}
        parts={series.map((part) => ({
          key: part.key,
          now: part.now[kind],
          before: part.before[kind],
          title: fillText(texts.plot.part, {
            part: partText(part.key, language, 'full'),
            now: exact(part.now[kind]),
            before: exact(part.before[kind]),
          }),
        }))}
        format={(value) => (isMoney ? formatRoundDollars(value, language) : formatNumber(value, language))}
        ends={ends.flatMap((part) => (part ? [partText(part.key, language, 'short')] : []))}
        className={isMoney ? 'h-44' : 'h-24'}
      />
    </div>
  );
}

function SalesTable({ overview, texts }: SalesPlotsProps) {
  const language = useLanguage();
  const { series, unit } = overview;
  const { plot, sales } = texts;
  const money = (value: number) => formatDollars(value, language);
  const count = (value: number) => formatNumber(value, language);
  const figures = [
    sales.revenue,
    sales.refunds,
    sales.orders,
    sales.units,
    plot.revenueBefore,
    plot.ordersBefore,
    plot.unitsBefore,
  ];
  return (
    <details className="min-w-0">
      <summary className="w-fit rounded-sm py-1 font-medium text-ink text-sm underline decoration-line underline-offset-4 hover:decoration-ink">
        {plot.table}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section tabIndex={0} aria-label={plot.tableLabel} className="mt-3 overflow-x-auto">
        <FiguresTable
          columns={[
            { heading: plot[unit], className: 'whitespace-nowrap font-normal' },
            ...figures.map((heading) => ({ heading, isFigure: true })),
          ]}
          rows={series.toReversed().map(({ key, now, before }) => ({
            key,
            cells: [
              partText(key, language, 'full'),
              money(now.revenue),
              money(now.refunds),
              count(now.orders),
              count(now.units),
              money(before.revenue),
              count(before.orders),
              count(before.units),
            ],
          }))}
        />
      </section>
    </details>
  );
}
