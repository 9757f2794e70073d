import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import { FiguresTable } from '@/components/ui/tables/figures-table';
import { listHref } from '@/lib/client/page/list-query';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Overview, StockedTool } from '@/lib/shared/reports/overview.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export const NAMES = 'w-full min-w-0 font-normal';

function ToolName({ tool }: { tool: Pick<StockedTool, 'toolId' | 'name' | 'sku'> }) {
  return (
    <span className="grid min-w-0 gap-0.5">
      <Link
        href={ROUTES.toolStock(tool.toolId)}
        prefetch={false}
        className="wrap-anywhere w-fit font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {tool.name}
      </Link>
      <span className="font-mono text-muted text-xs">{tool.sku}</span>
    </span>
  );
}

export function BestTools({ tools, texts }: { tools: Overview['tools']; texts: Texts['overview']['tools'] }) {
  const language = useLanguage();
  if (tools.length === 0) return <p className="text-muted">{texts.none}</p>;
  return (
    <FiguresTable
      columns={[
        { heading: texts.tool, className: NAMES },
        { heading: texts.units, isFigure: true },
        { heading: texts.revenue, isFigure: true },
      ]}
      rows={tools.map((tool) => ({
        key: tool.toolId,
        cells: [
          <ToolName key="tool" tool={tool} />,
          formatNumber(tool.units, language),
          formatDollars(tool.revenue, language),
        ],
      }))}
    />
  );
}

export function LowStock({
  tools,
  texts,
}: {
  tools: readonly StockedTool[];
  texts: Texts['overview']['low'];
}) {
  const language = useLanguage();
  if (tools.length === 0) return <p className="text-muted">{texts.none}</p>;
  return (
    <>
      <p className="text-muted text-sm">{texts.text}</p>
      <FiguresTable
        columns={[
          { heading: texts.tool, className: NAMES },
          { heading: texts.available, isFigure: true },
          { heading: texts.sold, isFigure: true },
          { heading: texts.days, isFigure: true, className: 'font-semibold text-ink' },
        ]}
        rows={tools.map((tool) => ({
          key: tool.toolId,
          cells: [
            <ToolName key="tool" tool={tool} />,
            formatNumber(tool.available, language),
            formatNumber(tool.sold, language),
            formatNumber(tool.daysLeft ?? 0, language),
          ],
        }))}
      />
    </>
  );
}

type OutOfStockProps = { stock: Overview['stock']; texts: Texts['overview'] };

/** Tools with less stock than their minimum quantity, best-selling first. */
export function OutOfStock({ stock: { outOfStock, out }, texts }: OutOfStockProps) {
  const language = useLanguage();
  const own = texts.out;
  if (outOfStock === 0) return <p className="text-muted">{own.none}</p>;
  const text = outOfStock === 1 ? own.text.one : own.text.many;
  return (
    <>
      <p className="text-muted text-sm">{fillText(text, { count: formatNumber(outOfStock, language) })}</p>
      <FiguresTable
        columns={[
          { heading: texts.low.tool, className: NAMES },
          { heading: own.left, isFigure: true },
          { heading: texts.low.sold, isFigure: true },
        ]}
        rows={out.map((tool) => ({
          key: tool.toolId,
          cells: [
            <ToolName key="tool" tool={tool} />,
            formatNumber(tool.available, language),
            formatNumber(tool.sold, language),
          ],
        }))}
      />
      <OverviewLink href={listHref(ROUTES.manageProducts, { inStock: 'false' })}>{own.all}</OverviewLink>
    </>
  );
}

type SearchesProps = { searches: Overview['searches']; texts: Texts['overview']['searches'] };

export function MissedSearches({ searches, texts }: SearchesProps) {
  const language = useLanguage();
  if (searches.length === 0) return <p className="text-muted">{texts.none}</p>;
  return (
    <>
      <p className="text-muted text-sm">{texts.text}</p>
      <FiguresTable
        columns={[
          { heading: texts.words, className: NAMES },
          { heading: texts.count, isFigure: true },
        ]}
        rows={searches.map(({ words, count }) => ({
          key: words,
          cells: [
            <span key="words" className="wrap-anywhere text-ink">
              {words}
            </span>,
            formatNumber(count, language),
          ],
        }))}
      />
    </>
  );
}

export function OverviewLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="no-print w-fit font-medium text-ink text-sm underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      {children}
    </Link>
  );
}
