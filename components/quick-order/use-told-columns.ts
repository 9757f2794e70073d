import { useRef, useState } from 'react';
import { loadCode } from '@/lib/client/page/load-code';
import { useViewer } from '@/lib/client/session/session';
import {
  type ColumnUse,
  joinTold,
  type ReadColumn,
  type ToldColumn,
  toldWith,
  withTold,
} from '@/lib/shared/quick-order/list-columns';
import type { CheckedList, UnreadColumn } from '@/lib/shared/quick-order/quick-order.schema';
import { type Checked, checkTools, type EditedRow, newRows, readAgain } from './list-rows';

export type TakenColumns = Pick<CheckedList, 'columns' | 'unread'>;

/** A list that was read again; `apply` shows its rows. */
export type ReadAgain = { list: TakenColumns; apply: () => void };

/** The columns of the list that was read last, and what was said of them. */
export function useToldColumns(read: (told: readonly ToldColumn[]) => Promise<ReadAgain | null>) {
  const { user } = useViewer();
  const [columns, setColumns] = useState<readonly ReadColumn[]>([]);
  const [unread, setUnread] = useState<readonly UnreadColumn[]>([]);
  const [told, setTold] = useState<readonly ToldColumn[]>([]);
  const turn = useRef(0);

  function take(list: TakenColumns): void {
    setColumns(list.columns);
    setUnread(list.unread);
  }

  /** Shown at once; of several in quick succession the last one's answer counts. Throws what reading and learning throw. */
  async function tell(column: ReadColumn, use: ColumnUse): Promise<void> {
    const now = toldWith(columns, column, use);
    const all = joinTold(told, now);
    turn.current += 1;
    const own = turn.current;
    setTold(all);
    setColumns(withTold(columns, now));
    const { learnColumns } = await loadCode(() => import('@/lib/client/lists/check-list'));
    // The list is read by what was said, whether that is remembered or not.
    const learnt = user
      ? learnColumns(now).then(
          () => null,
          (error: unknown) => ({ error }),
        )
      : null;
    try {
      const again = await read(all);
      if (again && own === turn.current) {
        take(again.list);
        again.apply();
      }
    } catch (error) {
      if (own === turn.current) {
        setTold(told);
        setColumns(columns);
      }
      throw error;
    }
    const failed = await learnt;
    if (failed) throw failed.error;
  }

  return {
    ...{ columns, unread, take, tell },
    /** For another list. What a visitor said of headings holds as long as the page is open; the store knows what others said. */
    begin: (): ToldColumn[] => {
      const kept = user ? [] : told.filter(({ heading }) => heading !== undefined);
      turn.current += 1;
      setTold(kept);
      return kept;
    },
    clear(): void {
      turn.current += 1;
      setColumns([]);
      setUnread([]);
    },
  };
}

/** The texts that were checked last, and the ids of rows that were read of them. */
export type Source = { texts: readonly string[]; firstId: number; ids: ReadonlySet<number> };

/** Reads texts again by what was told of their columns; `together` are the rows that are added up with others. */
export async function readSource(
  { texts, firstId, ids }: Source,
  rows: readonly EditedRow[],
  told: readonly ToldColumn[],
): Promise<{ list: CheckedList; fresh: EditedRow[]; together: Checked[] }> {
  const { checkList } = await loadCode(() => import('@/lib/client/lists/check-list'));
  const list = await checkList(
    texts.map((text) => ({ text })),
    told,
  );
  const fresh = newRows(texts, list.rows, firstId);
  const all = readAgain(rows, fresh, ids);
  const tools = new Set(all.flatMap(({ toolId }) => toolId ?? []));
  const hasOthers =
    all.length !== fresh.length ||
    all.some(({ id, isEdited }) => isEdited || !fresh.some((row) => row.id === id));
  return { list, fresh, together: hasOthers ? await checkTools(all, tools, checkList) : [] };
}
