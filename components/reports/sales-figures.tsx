import { useLanguage } from '#use-language';
import { formatDollars, toCents, toDollars } from '@/lib/shared/numbers/money';
import { formatNumber, formatPercentChange } from '@/lib/shared/numbers/numbers';
import type { Overview, Sales } from '@/lib/shared/reports/overview.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type SalesFiguresProps = { overview: Pick<Overview, 'now' | 'before'>; texts: Texts['overview']['sales'] };

const KINDS = ['revenue', 'refunds', 'orders', 'units'] as const satisfies (keyof Sales)[];

export function SalesFigures({ overview: { now, before }, texts }: SalesFiguresProps) {
  const language = useLanguage();
  const shown = (kind: keyof Sales, value: number) =>
    kind === 'revenue' || kind === 'refunds' ? formatDollars(value, language) : formatNumber(value, language);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 xl:grid-cols-4">
      {KINDS.map((kind) => {
        const change = formatPercentChange(now[kind], before[kind], language);
        return (
          <div key={kind} className="grid min-w-0 content-start gap-0.5">
            <dt className="text-muted text-sm">{texts[kind]}</dt>
            <dd className="figures wrap-anywhere font-extrabold text-ink text-xl tracking-[-0.02em] max-xs:text-lg sm:text-2xl">
              {shown(kind, now[kind])}
            </dd>
            <dd className="figures text-muted text-xs">
              {before[kind] > 0
                ? fillText(texts.before, { value: shown(kind, before[kind]) })
                : texts.noneBefore}
              {change ? <span className="font-semibold text-body">{`\u00a0(${change})`}</span> : null}
            </dd>
            {kind === 'revenue' && now.refunds > 0 ? (
              <dd className="figures text-muted text-xs">
                {fillText(texts.net, { amount: formatDollars(afterRefunds(now), language) })}
              </dd>
            ) : null}
          </div>
        );
      })}
    </dl>
  );
}

/** In cents: dollars would lose fractions. */
function afterRefunds({ revenue, refunds }: Sales): number {
  return toDollars(toCents(revenue) - toCents(refunds));
}
