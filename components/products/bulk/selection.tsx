'use client';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type Selection = {
  /** The chosen tools of this page, in no order. */
  ids: ReadonlySet<string>;
  /** Everything that the list's filter finds is chosen, on all its pages. */
  isAll: boolean;
  choose: (ids: readonly string[], isChosen: boolean) => void;
  chooseAll: () => void;
  clear: () => void;
};

const SelectionContext = createContext<Selection | null>(null);

/** Returns which tools of the list are chosen. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('there is no selection around this component');
  return selection;
}

/** Holds which tools of a list are chosen. */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  const selection = useMemo<Selection>(
    () => ({
      ids,
      isAll,
      choose(changed, isChosen) {
        setAll(false);
        setIds((before) => {
          const after = new Set(before);
          for (const id of changed) {
            if (isChosen) after.add(id);
            else after.delete(id);
          }
          return after;
        });
      },
      chooseAll: () => setAll(true),
      clear() {
        setAll(false);
        setIds(new Set());
      },
    }),
    [ids, isAll],
  );
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

/** 24 px, and a label as large as a finger around it. */
const BOX = 'size-5 shrink-0 accent-current';
const TARGET = 'inline-flex min-h-11 min-w-6 cursor-pointer items-center gap-3 md:min-h-6';

type SelectToolProps = { id: string; name: string; texts: Pick<Texts['bulk'], 'select'> };

/** Chooses one tool of the list. */
export function SelectTool({ id, name, texts }: SelectToolProps) {
  const { ids, isAll, choose } = useSelection();
  return (
    <label className={TARGET}>
      <input
        type="checkbox"
        checked={isAll || ids.has(id)}
        onChange={(event) => choose([id], event.target.checked)}
        className={BOX}
      />
      <span className="sr-only">{fillText(texts.select, { name })}</span>
    </label>
  );
}

type SelectPageProps = { ids: readonly string[]; texts: Pick<Texts['bulk'], 'selectPage'> };

/** Chooses every tool of the page. */
export function SelectPage({ ids: page, texts }: SelectPageProps) {
  const { ids, isAll, choose } = useSelection();
  const count = page.filter((id) => ids.has(id)).length;
  return (
    <label className={TARGET}>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = !isAll && count > 0 && count < page.length;
        }}
        checked={isAll || (page.length > 0 && count === page.length)}
        onChange={(event) => choose(page, event.target.checked)}
        className={BOX}
      />
      <span className="font-medium text-sm">{texts.selectPage}</span>
    </label>
  );
}
