'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import type { ColumnUse, ReadColumn, ToldColumn } from '@/lib/shared/quick-order/list-columns';
import { LIST_ROWS_MAX } from '@/lib/shared/quick-order/list-row';
import type { RowCandidate } from '@/lib/shared/quick-order/quick-order.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import {
  acceptChanges,
  type Checked,
  checkTogether,
  checkTools,
  type EditedRow,
  editRow,
  newRows,
  readAgain,
  withCandidate,
  withChecked,
} from './list-rows';
import { checkedAgain, type ListDraft, useListDraft } from './use-list-draft';
import { readSource, type Source, useToldColumns } from './use-told-columns';

const caller = () => loadCode(() => import('@/lib/client/lists/check-list'));

export function useQuickOrder(texts: Texts['quickOrder']) {
  const [text, setText] = useState('');
  const [rows, setRows] = useState<readonly EditedRow[]>([]);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [savedCount, setSavedCount] = useState(0);
  const [checkedCount, setCheckedCount] = useState(0);
  const nextId = useRef(1);
  const source = useRef<Source | null>(null);

  const restore = useCallback(
    (draft: ListDraft) => {
      // What was typed since the page was opened comes after it.
      setText((typed) => [draft.text, typed].filter((part) => part !== '').join('\n'));
      setRows(draft.rows);
      nextId.current = Math.max(0, ...draft.rows.map(({ id }) => id)) + 1;
      setNotice(texts.restored);
      void checkedAgain(draft.rows).then(
        (fresh) => setRows((all) => all.map((row) => fresh(row))),
        (error) => setFailure(sentenceOf(error)),
      );
    },
    [texts.restored],
  );
  useListDraft({ text, rows }, restore);

  const rowsNow = useRef(rows);
  useEffect(() => {
    rowsNow.current = rows;
  }, [rows]);

  /** Reads the last texts again, by what was told of their columns. */
  const columns = useToldColumns(async (told: readonly ToldColumn[]) => {
    const before = source.current;
    if (!before) return null;
    const { list, fresh, together } = await readSource(before, rowsNow.current, told);
    return {
      list,
      apply() {
        const ids = new Set([...before.ids, ...fresh.map(({ id }) => id)]);
        source.current = source.current && { ...before, ids };
        setRows((now) => readAgain(now, fresh, before.ids).map((row) => withChecked(row, together)));
        setSkipped(before.texts.filter((_, place) => list.rows[place]?.skipped));
      },
    };
  });

  const change = useCallback((id: number, next: (row: EditedRow) => EditedRow) => {
    setRows((all) => all.map((row) => (row.id === id ? next(row) : row)));
  }, []);

  /** Input meanwhile takes precedence and is checked on its own. */
  const take = useCallback(
    async (check: (call: Awaited<ReturnType<typeof caller>>['checkList']) => Promise<Checked[]>) => {
      setFailure(null);
      try {
        const results = await check((await caller()).checkList);
        setRows((all) => all.map((row) => withChecked(row, results)));
      } catch (error) {
        setFailure(sentenceOf(error));
      }
    },
    [],
  );

  const recheck = useCallback(
    (row: EditedRow) =>
      take((call) => {
        const all = rowsNow.current.filter(({ id }) => id !== row.id);
        return checkTogether(
          [...all, row].sort((a, b) => a.id - b.id),
          row,
          call,
        );
      }),
    [take],
  );

  const edit = useCallback((id: number, fields: Partial<Pick<EditedRow, 'article' | 'quantity'>>) => {
    setRows((all) => editRow(all, id, fields));
  }, []);

  const choose = useCallback(
    (row: EditedRow, candidate: RowCandidate) => {
      const next = withCandidate(row, candidate);
      change(row.id, () => next);
      void recheck(next);
    },
    [change, recheck],
  );

  /** Stores the number of a row as an own number. Throws ApiProblem. */
  const saveNumber = useCallback(
    async (id: number, { alias, toolId }: NonNullable<EditedRow['suggestedNumber']>) => {
      const { addOwnNumber } = await loadCode(() => import('@/lib/client/own-numbers/call-own-numbers'));
      await addOwnNumber(alias, toolId);
      change(id, ({ suggestedNumber: _, ...row }) => row);
      setSavedCount((times) => times + 1);
    },
    [change],
  );

  /** Those that stay are checked again where they were added up with a row that goes. */
  const remove = useCallback(
    (ids: readonly number[]) => {
      const left = rowsNow.current.filter(({ id }) => !ids.includes(id));
      setRows((all) => all.filter(({ id }) => !ids.includes(id)));
      const gone = rowsNow.current.filter(({ id }) => ids.includes(id));
      const tools = new Set(gone.flatMap(({ toolId }) => toolId ?? []));
      if (left.some(({ toolId }) => toolId !== undefined && tools.has(toolId)))
        void take((call) => checkTools(left, tools, call));
    },
    [take],
  );

  const accept = useCallback((ids?: readonly number[]) => {
    setRows((all) => acceptChanges(all, ids));
  }, []);

  const restoreRows = useCallback((taken: readonly EditedRow[]) => {
    setRows((all) => [...taken, ...all].sort((a, b) => a.id - b.id));
  }, []);

  async function checkText(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    setNotice(null);
    try {
      const { listLines } = await loadCode(() => import('@/lib/shared/quick-order/split-lines'));
      const lines = listLines(text).map((line) => line.text);
      const room = LIST_ROWS_MAX - rows.length;
      const [taken, left] = [lines.slice(0, room), lines.slice(room)];
      if (lines.length === 0) {
        setFailure(texts.nothing);
        return;
      }
      if (taken.length > 0) {
        const { checkList } = await caller();
        const list = await checkList(
          taken.map((each) => ({ text: each })),
          columns.begin(),
        );
        const results = list.rows;
        const added = newRows(taken, results, nextId.current);
        source.current = {
          ...{ texts: taken, firstId: nextId.current, ids: new Set(added.map(({ id }) => id)) },
        };
        nextId.current += taken.length;
        const all = [...rows, ...added];
        const known = new Set(rows.flatMap(({ toolId }) => toolId ?? []));
        const again = new Set(added.flatMap(({ toolId }) => (toolId && known.has(toolId) ? toolId : [])));
        const together = again.size > 0 ? await checkTools(all, again, checkList) : [];
        setRows((current) => [...current, ...added].map((row) => withChecked(row, together)));
        columns.take(list);
        setCheckedCount((times) => times + 1);
        setSkipped(taken.filter((_, index) => results[index]?.skipped));
      }
      setText(left.join('\n'));
      const { one, many } = texts.beyond;
      if (left.length > 0) setFailure(left.length === 1 ? one : fillText(many, { count: left.length }));
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  async function tell(column: ReadColumn, use: ColumnUse): Promise<void> {
    setFailure(null);
    try {
      await columns.tell(column, use);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }

  /** Returns false, with a failure shown, where the list is full. */
  function addRow(article: string, quantity: string): boolean {
    if (rows.length >= LIST_ROWS_MAX) {
      setFailure(texts.full);
      return false;
    }
    const row: EditedRow = { id: nextId.current, pasted: '', article, quantity, checked: null };
    nextId.current += 1;
    setRows((all) => [...all, row]);
    void recheck(row);
    return true;
  }

  function clear(): void {
    setRows([]);
    setSkipped([]);
    columns.clear();
    source.current = null;
    setNotice(null);
  }

  return {
    ...{ text, setText, rows, skipped, busy, failure, setFailure, notice, setNotice },
    ...{ unread: columns.unread, columns: columns.columns, tell },
    ...{
      checkedCount,
      checkText,
      addRow,
      edit,
      recheck,
      choose,
      remove,
      accept,
      restoreRows,
      saveNumber,
      savedCount,
      clear,
    },
  };
}

export type QuickOrderState = ReturnType<typeof useQuickOrder>;
