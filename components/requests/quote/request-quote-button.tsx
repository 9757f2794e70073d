'use client';
import { useId } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { useViewer } from '@/lib/client/session/session';
import type { CartLine } from '@/lib/shared/cart/cart.schema';
import { QUOTE_LINES_MAX } from '@/lib/shared/requests/request-rules';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { draftQuote } from './draft-quote';

type RequestQuoteButtonProps = {
  lines: readonly CartLine[];
  /** As they are once what was typed is saved. */
  latest?: () => Promise<readonly CartLine[]>;
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
