import { useCallback, useMemo, useState } from 'react';
import type { CartLine } from '@/lib/shared/cart/cart.schema';

export type Selection = {
  lines: readonly CartLine[];
  has: (toolId: string) => boolean;
  pick: (toolId: string, isPicked: boolean) => void;
  pickAll: (isPicked: boolean) => void;
};

/** Lines that left the cart, here or elsewhere, are not selected any more. `pick` stays the same function. */
export function useSelection(lines: readonly CartLine[]): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const pick = useCallback((toolId: string, isPicked: boolean) => {
    setPicked((before) => {
      const after = new Set(before);
      if (isPicked) after.add(toolId);
      else after.delete(toolId);
      return after;
    });
  }, []);
  const selected = useMemo(() => lines.filter(({ toolId }) => picked.has(toolId)), [lines, picked]);
  return {
    lines: selected,
    has: (toolId) => picked.has(toolId),
    pick,
    pickAll: (isPicked) => setPicked(new Set(isPicked ? lines.map(({ toolId }) => toolId) : [])),
  };
}
