import { useLanguage } from '#use-language';
import { BarPlot } from '@/components/reports/bar-plot';
import { Link } from '@/components/ui/links/link';
import { FiguresTable } from '@/components/ui/tables/figures-table';
import { listHref } from '@/lib/client/page/list-query';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { partText } from '@/lib/shared/dates/calendar-part';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars, formatRoundDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { ManagedToolRow } from '@/lib/shared/tools/tool.schema';
import { DeskSection, NothingHere } from './desk-section';

const NAME_LINK =
  'wrap-anywhere font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-ink';
const NAMES = 'w-full min-w-0 font-normal';

/** A company that owes more than it has paid in time, in dollars. */
export type Debtor = { companyId: string; name: string; dueOn: string; overdue: number };

export function MoneyDue({
  debtors,
  texts,
}: {
  debtors: readonly Debtor[];
  texts: Texts['desk']['moneyDue'];
}) {
  const language = useLanguage();
  if (debtors.length === 0)
    return (
      <DeskSection heading={texts.heading}>
        <NothingHere>{texts.none}</NothingHere>
      </DeskSection>
    );
  return (
    <DeskSection
      heading={texts.heading}
      all={{ href: listHref(ROUTES.receivables, { overdue: 'true' }), label: texts.all }}
    >
      <div className="pt-2.5">
        <FiguresTable
          columns={[
            { heading: texts.company, className: NAMES },
            { heading: texts.since, isFigure: true, className: 'whitespace-nowrap' },
            { heading: texts.overdue, isFigure: true, className: 'font-semibold text-danger' },
          ]}
          rows={debtors.map(({ companyId, name, dueOn, overdue }) => ({
            key: companyId,
            cells: [
              <Link
                key="name"
                href={COMPANY_ROUTES.managed(companyId)}
                prefetch={false}
                className={NAME_LINK}
              >
                {name}
              </Link>,
              formatDay(dueOn, language, 'UTC'),
              formatDollars(overdue, language),
            ],
          }))}
        />
      </div>
    </DeskSection>
  );
}

type RunningLowProps = {
  tools: readonly Pick<ManagedToolRow, '_id' | 'name' | 'sku' | 'quantity'>[];
  total: number;
  texts: Texts['desk']['low'];
};

export function RunningLow({ tools, total, texts }: RunningLowProps) {
  const language = useLanguage();
  return (
    <DeskSection
      heading={texts.heading}
      count={total}
      all={
        total > 0
          ? { href: listHref(ROUTES.manageProducts, { lowStock: 'true' }), label: texts.all }
          : undefined
      }
    >
      {total === 0 ? (
        <NothingHere>{texts.none}</NothingHere>
      ) : (
        <div className="pt-2.5">
          <FiguresTable
            columns={[
              { heading: texts.tool, className: NAMES },
              { heading: texts.available, isFigure: true, className: 'font-semibold text-ink' },
            ]}
            rows={tools.map(({ _id, name, sku, quantity }) => ({
              key: _id,
              cells: [
                <span key="tool" className="flex flex-wrap items-baseline gap-x-3">
                  <Link href={ROUTES.toolStock(_id)} prefetch={false} className={NAME_LINK}>
                    {name}
                  </Link>
                  <span className="font-mono text-muted text-xs">{sku}</span>
                </span>,
                formatNumber(quantity, language),
              ],
            }))}
          />
        </div>
      )}
    </DeskSection>
  );
}

/** What the shop took in, in dollars, by day (`2026-11-21`). */
export type RecentSales = {
  days: number;
  revenue: number;
  series: readonly { key: string; revenue: number }[];
};

export function SalesSection({ sales, texts }: { sales: RecentSales; texts: Texts['desk']['sales'] }) {
  const language = useLanguage();
  const { days, revenue, series } = sales;
  const money = (dollars: number) => formatDollars(dollars, language);
  const [first] = series;
  const most = series.reduce((best, part) => (part.revenue > best.revenue ? part : best), first!);
  const about = { days: formatNumber(days, language), total: money(revenue) };
  return (
    <DeskSection heading={texts.heading} all={{ href: ROUTES.overview, label: texts.overview }}>
      {revenue === 0 ? (
        <NothingHere>{fillText(texts.none, about)}</NothingHere>
      ) : (
        <div className="grid gap-3 pt-2.5">
          <p className="figures font-medium text-ink text-sm">{fillText(texts.text, about)}</p>
          <BarPlot
            label={fillText(texts.label, {
              ...about,
              part: partText(most.key, language, 'full'),
              most: money(most.revenue),
            })}
            parts={series.map((part) => ({
              key: part.key,
              now: part.revenue,
              before: 0,
              title: fillText(texts.part, {
                part: partText(part.key, language, 'full'),
                now: money(part.revenue),
              }),
            }))}
            format={(value) => formatRoundDollars(value, language)}
            ends={[first, series.at(-1)].flatMap((part) =>
              part ? [partText(part.key, language, 'short')] : [],
            )}
            className="h-20"
          />
        </div>
      )}
    </DeskSection>
  );
}
