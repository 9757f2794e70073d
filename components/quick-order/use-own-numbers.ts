import { useCallback, useEffect, useState } from 'react';
import { loadCode } from '@/lib/client/page/load-code';
import { useViewer } from '@/lib/client/session/session';
import type { OwnNumber } from '@/lib/shared/own-numbers/own-number.schema';

/** Fetched on the first `load`, and again whenever `savedCount` changes. */
export function useOwnNumbers(savedCount: number): { ownNumbers: readonly OwnNumber[]; load: () => void } {
  const { user } = useViewer();
  const owner = user?.id;
  const [isRequested, setRequested] = useState(false);
  const [ownNumbers, setOwnNumbers] = useState<readonly OwnNumber[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers are fetched again after one was saved.
  useEffect(() => {
    setOwnNumbers([]);
    if (!isRequested || !owner) return;
    let isLeft = false;
    loadCode(() => import('@/lib/client/own-numbers/call-own-numbers'))
      .then(({ fetchOwnNumbers }) => fetchOwnNumbers())
      .then((numbers) => !isLeft && setOwnNumbers(numbers))
      // Without them there are fewer suggestions; the check of a row finds them all.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [isRequested, owner, savedCount]);

  return { ownNumbers, load: useCallback(() => setRequested(true), []) };
}
