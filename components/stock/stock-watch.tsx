'use client';
import { Bell, BellOff } from 'lucide';
import { useEffect, useId, useState } from 'react';
import { useLanguage } from '#use-language';
import type { ButtonLook } from '@/components/ui/controls/button';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { useViewer } from '@/lib/client/session/session';
import { toastFailure } from '@/lib/client/toasts/toast';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type StockWatchProps = ButtonLook & {
  toolId: string;
  slug: string;
  /** The id of the element with the tool's name. */
  nameId: string;
  /** True if it is watched; where it is not known it is fetched for who is signed in. */
  isWatched?: boolean;
  texts: Texts['tools']['watch'];
};

const loadCalls = () => loadCode(() => import('@/lib/client/stock/stock-watches'));

/** A visitor is led to the login and back. The sentence below has the same height in both states, so that nothing moves. */
export function StockWatch({ toolId, slug, nameId, isWatched, texts, ...look }: StockWatchProps) {
  const language = useLanguage();
  const router = useLocalRouter();
  const { status } = useViewer();
  const hintId = useId();
  const [watched, setWatched] = useState(isWatched ?? false);
  const [isBusy, setBusy] = useState(false);
  const mustAsk = isWatched === undefined && status === 'signed-in';

  useEffect(() => {
    if (!mustAsk) return;
    loadCalls()
      .then(({ fetchWatchedTools }) => fetchWatchedTools())
      .then((ids) => setWatched(ids.has(toolId)))
      // Pressing the button twice changes nothing.
      .catch((cause: unknown) => console.info('What one waits for is not known.', cause));
  }, [mustAsk, toolId]);

  const logIn = () => router.push(`${ROUTES.login}?from=${encodeURIComponent(ROUTES.tool(slug))}`);

  async function change() {
    if (status === 'signed-out') return logIn();
    setBusy(true);
    try {
      const { watchStock, unwatchStock } = await loadCalls();
      if (watched) await unwatchStock(toolId);
      else await watchStock(toolId, language);
      setWatched(!watched);
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 401) return logIn();
      toastFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-1 noscript:hidden">
      <Button
        variant="outline"
        {...look}
        busy={isBusy}
        aria-describedby={`${nameId} ${hintId}`}
        onClick={() => void change()}
      >
        <Icon node={watched ? BellOff : Bell} />
        {watched ? texts.stop : texts.tell}
      </Button>
      <p id={hintId} role="status" className="text-center text-muted text-xs">
        {watched ? texts.told : texts.hint}
      </p>
    </div>
  );
}
