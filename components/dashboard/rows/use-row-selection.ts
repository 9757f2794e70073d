'use client';
import { useCallback, useMemo, useRef, useState } from 'react';
import { rowsTo } from './rows-to';

export type RowSelection = {
  /** The ids of all chosen rows, in no order; also of those that the page does not show. */
  ids: ReadonlySet<string>;
  /** The chosen rows of the page, in its order. */
  chosen: readonly string[];
  /** Every row of the page is chosen. */
  isWhole: boolean;
  /** Chooses a row, or no longer; `isRange`: and every row between it and the one that was pressed before. */
  choose: (id: string, isChosen: boolean, isRange: boolean) => void;
  choosePage: (isChosen: boolean) => void;
  clear: () => void;
};

/** Holds which rows of a list are chosen. `page` has the ids of those it shows, in their order. */
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

  return useMemo(() => {
    const chosen = page.filter((id) => ids.has(id));
    return {
      ids,
      chosen,
      isWhole: page.length > 0 && chosen.length === page.length,
      choose(id, isChosen, isRange) {
        change(rowsTo(page, id, isRange ? pressed.current : null), isChosen);
        pressed.current = id;
      },
      choosePage: (isChosen) => change(page, isChosen),
      clear: () => setIds(new Set()),
    };
  }, [page, ids, change]);
}
