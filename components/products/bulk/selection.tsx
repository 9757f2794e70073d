'use client';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { SelectRow } from '@/components/dashboard/rows/select-row';
import { type RowSelection, useRowSelection } from '@/components/dashboard/rows/use-row-selection';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type Selection = RowSelection & {
  /** Everything that the list's filter returns, on all pages. */
  isAll: boolean;
  chooseAll: () => void;
};

const SelectionContext = createContext<Selection | null>(null);

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('there is no selection around this component');
  return selection;
}

type SelectionProviderProps = {
  page: readonly string[];
  children: ReactNode;
};

/** A context, since the rows are rendered by the server. */
export function SelectionProvider({ page, children }: SelectionProviderProps) {
  const rows = useRowSelection(page);
  const [isAll, setAll] = useState(false);
  const selection = useMemo<Selection>(
    () => ({
      ...rows,
      isAll,
      choose(...row) {
        setAll(false);
        rows.choose(...row);
      },
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
    [rows, isAll],
  );
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

type SelectToolProps = { id: string; name: string; texts: Pick<Texts['bulk'], 'select'> };

export function SelectTool({ id, name, texts }: SelectToolProps) {
  const { ids, isAll, choose } = useSelection();
  return (
    <SelectRow
      label={fillText(texts.select, { name })}
      isSelected={isAll || ids.has(id)}
      onSelect={(isChosen, isRange) => choose(id, isChosen, isRange)}
    />
  );
}
