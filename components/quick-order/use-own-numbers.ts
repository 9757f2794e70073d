'use client';
import { useCallback, useEffect, useState } from 'react';
import { loadCode } from '@/lib/client/page/load-code';
import { useViewer } from '@/lib/client/session/session';
import type { Alias } from '@/lib/shared/lists/alias.schema';

/** Fetched on the first `load`, and again whenever `learned` changes. */
export function useOwnNumbers(learned: number): { ownNumbers: readonly Alias[]; load: () => void } {
  const { user } = useViewer();
  const owner = user?.id;
  const [isWanted, setWanted] = useState(false);
  const [ownNumbers, setOwnNumbers] = useState<readonly Alias[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was learned is among them from then on.
  useEffect(() => {
    setOwnNumbers([]);
    if (!isWanted || !owner) return;
    let isLeft = false;
    loadCode(() => import('@/lib/client/calls/aliases'))
      .then(({ fetchAliases }) => fetchAliases())
      .then((aliases) => !isLeft && setOwnNumbers(aliases))
      // Without them there are fewer suggestions; the check of a row finds them all.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [isWanted, owner, learned]);

  return { ownNumbers, load: useCallback(() => setWanted(true), []) };
}
