import type { ReactNode } from 'react';
import { Link } from '@/components/ui/links/link';
import { findOwnNumber } from '@/lib/client/own-numbers/find-own-number';
import { ownNumberOf, subscribeToOwnNumbers } from '@/lib/client/own-numbers/own-numbers';
import { searchTexts } from '@/lib/client/search/search-texts';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';

type Show = (node: ReactNode) => void;

/** Shows the viewer's own number for a tool now, and when it changes, until `left`. */
export function followNumberOf(toolId: string, show: Show, left: AbortSignal): void {
  const update = async () => {
    const number = ownNumberOf(toolId);
    const { ownNumber } = await searchTexts();
    if (left.aborted) return;
    show(
      number === undefined ? null : (
        <span title={`${ownNumber} ${number}`} className="text-body">
          {' · '}
          <span className="sr-only">{ownNumber} </span>
          {number}
        </span>
      ),
    );
  };
  const stop = subscribeToOwnNumbers(() => void update());
  left.addEventListener('abort', stop);
  if (ownNumberOf(toolId) !== undefined) void update();
}

/** Shows the tool that the viewer alone calls by what was searched for. */
export async function findTool(query: string, show: Show, left: AbortSignal): Promise<void> {
  const [found, texts] = await Promise.all([findOwnNumber(query, left), searchTexts()]);
  if (!found || left.aborted) return;
  show(
    <p className="wrap-anywhere min-w-0 text-sm">
      {fillText(texts.ownNumberIs, { number: query })}{' '}
      <Link
        href={ROUTES.tool(found.slug)}
        className="font-semibold text-ink underline decoration-2 decoration-accent-strong underline-offset-4"
      >
        {found.sku} {found.name}
      </Link>
    </p>,
  );
}
