import { Link } from '@/components/ui/links/link';
import { ROUTES } from '@/lib/shared/site/routes';
import type { StockWatch as Watch } from '@/lib/shared/stock/stock.contract';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { StockWatch } from './stock-watch';

type WaitedToolsProps = { watches: readonly Watch[]; heading: string; texts: Texts['tools']['watch'] };

/** Lists what one gets a mail about once it is back in stock; nothing where there is none. */
export function WaitedTools({ watches, heading, texts }: WaitedToolsProps) {
  if (watches.length === 0) return null;
  return (
    <section aria-labelledby="waited-title" className="grid gap-3">
      <h2 id="waited-title" className="font-bold text-lg">
        {heading}
      </h2>
      <ul className="border-line border-t text-sm">
        {watches.map(({ toolId, sku, name, slug }) => (
          <li
            key={toolId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-2"
          >
            <div className="wrap-anywhere min-w-0">
              <span className="me-3 font-mono text-muted text-xs">{sku}</span>
              <Link
                id={`waited-${toolId}`}
                href={ROUTES.tool(slug)}
                className="font-semibold text-ink underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            </div>
            <StockWatch
              toolId={toolId}
              slug={slug}
              nameId={`waited-${toolId}`}
              isWatched
              texts={texts}
              size="sm"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
