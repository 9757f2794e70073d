'use client';
import { useCallback, useMemo, useRef, useState } from 'react';
import { rowsTo } from './rows-to';

export type RowSelection = {
  /** Unordered; includes rows of other pages. */
  ids: ReadonlySet<string>;
  chosen: readonly string[];
  isWhole: boolean;
  choose: (id: string, isChosen: boolean, isRange: boolean) => void;
  choosePage: (isChosen: boolean) => void;
  clear: () => void;
};

/** `page` has the ids of the rows shown, in their order. */
export function useRowSelection(page: readonly string[]): RowSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const pressed = useRef<string | null>(null);

  const change = useCallback((changed: readonly string[], isChosen: boolean) => {
    setIds((before) => {
      const after = new Set(before);
      for (const id of changed) {
        if (isChosen) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);

  const choose = useCallback(
    (id: string, isChosen: boolean, isRange: boolean) => {
      change(rowsTo(page, id, isRange ? pressed.current : null), isChosen);
      pressed.current = id;
    },
    [page, change],
  );

  return useMemo(() => {
    const chosen = page.filter((id) => ids.has(id));
    return {
      ids,
      chosen,
      isWhole: page.length > 0 && chosen.length === page.length,
      choose,
      choosePage: (isChosen) => change(page, isChosen),
      clear: () => setIds(new Set()),
    };
  }, [page, ids, change, choose]);
}
