'use client';
import { useId } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { readDraft, writeDraft } from '@/lib/client/page/form-draft';
import { useViewer } from '@/lib/client/session/session';
import type { CartLine } from '@/lib/shared/cart/cart.schema';
import { QUOTE_LINES_MAX } from '@/lib/shared/requests/request-rules';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';

/** A line of a cart, or a tool that cannot be ordered. */
export type QuotedTool = Pick<CartLine, 'toolId' | 'quantity' | 'name' | 'sku' | 'image'> &
  Partial<Pick<CartLine, 'unitPrice' | 'reference' | 'note' | 'requestedOn'>>;

type RequestQuoteButtonProps = {
  lines: readonly QuotedTool[];
  /** Returns the lines once what was typed is saved. */
  latest?: () => Promise<readonly QuotedTool[]>;
  className?: string;
  texts: { quote: string; quoteMost: string };
};

/** Opens the form for quotes with these lines. */
export function RequestQuoteButton({ lines, latest, className, texts }: RequestQuoteButtonProps) {
  const id = useId();
  const router = useLocalRouter();
  const { user } = useViewer();
  const isTooMany = lines.length > QUOTE_LINES_MAX;

  async function request() {
    draftQuote(latest ? await latest() : lines, user?.id ?? null);
    router.push(ROUTES.quote);
  }

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className={className}
        disabled={isTooMany}
        aria-describedby={isTooMany ? id : undefined}
        onClick={() => void request()}
      >
        {texts.quote}
      </Button>
      {isTooMany ? (
        <p id={id} className="order-last w-full text-muted text-xs">
          {fillText(texts.quoteMost, { count: QUOTE_LINES_MAX })}
        </p>
      ) : null}
    </>
  );
}

const NAME = 'quote';

type DraftedLine = { toolId: string; quantity: string };

function linesOf(value: unknown): DraftedLine[] {
  return Array.isArray(value) ? value.filter((line) => typeof line?.toolId === 'string') : [];
}

/** What is said of lines, which a request for quote has in its note. */
function wordsOf(lines: readonly QuotedTool[]): string[] {
  return lines.flatMap(({ sku, quantity, reference, note, requestedOn }) => {
    const words = [reference, note, requestedOn].filter(Boolean).join(' · ');
    return words ? `${quantity} × ${sku}: ${words}` : [];
  });
}

/** Lines of a cart become those of the request that the form for quotes opens with; what was typed there stays. */
export function quoteValues(
  lines: readonly QuotedTool[],
  before: Record<string, unknown>,
): Record<string, unknown> {
  const asked = lines.map(({ toolId, quantity }) => ({ toolId, quantity: String(quantity) }));
  const others = linesOf(before.lines).filter((line) => lines.every(({ toolId }) => toolId !== line.toolId));
  const facts = Object.fromEntries(
    lines.map(({ toolId, name, sku, image, unitPrice }) => [
      toolId,
      { name, sku, image, ...(unitPrice === undefined ? {} : { price: unitPrice }) },
    ]),
  );
  const written = typeof before.note === 'string' ? before.note : '';
  const said = wordsOf(lines).filter((words) => !written.includes(words));
  return {
    ...before,
    ...(said.length > 0 ? { note: [written, ...said].filter(Boolean).join('\n') } : {}),
    lines: [...others, ...asked],
    facts: { ...(typeof before.facts === 'object' ? before.facts : {}), ...facts },
  };
}

function draftQuote(lines: readonly QuotedTool[], owner: string | null): void {
  writeDraft(NAME, { owner, values: quoteValues(lines, readDraft(NAME, owner)?.values ?? {}) });
}
