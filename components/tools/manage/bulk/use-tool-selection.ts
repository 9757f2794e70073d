import { useCallback, useMemo, useState } from 'react';
import { type RowSelection, useRowSelection } from '@/components/dashboard/rows/row-selection';

export type ToolSelection = RowSelection & {
  /** Everything that the list's filter returns, on all pages. */
  isAll: boolean;
  chooseAll: () => void;
};

export function useToolSelection(page: readonly string[]): ToolSelection {
  const rows = useRowSelection(page);
  const [isAll, setAll] = useState(false);
  const chooseRow = rows.choose;
  // Stable, as that of `rows` is: rows are memoized.
  const choose = useCallback<RowSelection['choose']>(
    (...row) => {
      setAll(false);
      chooseRow(...row);
    },
    [chooseRow],
  );
  return useMemo(
    () => ({
      ...rows,
      choose,
      isAll,
      choosePage(isChosen) {
        setAll(false);
        rows.choosePage(isChosen);
      },
      chooseAll: () => setAll(true),
      clear() {
        setAll(false);
        rows.clear();
      },
    }),
    [rows, choose, isAll],
  );
}
