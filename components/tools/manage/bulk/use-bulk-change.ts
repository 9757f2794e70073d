import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import { type RowSelection, useRowSelection } from '@/components/dashboard/rows/row-selection';
import { createIdempotencyKeys, newKey } from '@/lib/client/idempotency-key';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { sentenceOf } from '@/lib/client/problem';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { BulkChange, BulkFilter, BulkRow } from '@/lib/shared/stock/bulk-edit.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { BulkTexts } from './bulk-value-text';

const loadCalls = () => loadContracts(() => import('@/lib/shared/stock/stock.contract'));

type Preview = { change: BulkChange; rows: BulkRow[] };
type Counted = { one: string; many: string };
type Message = { tone: 'success' | 'danger'; text: string };

type BulkChangeOptions = {
  selection: ToolSelection;
  filter: BulkFilter;
  texts: BulkTexts['bulk'];
};

/** One change of many tools: its preview, what it did, and its undo. */
export function useBulkChange({ selection, filter, texts }: BulkChangeOptions) {
  const language = useLanguage();
  const router = useLocalRouter();
  const place = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const [keyFor] = useState(createIdempotencyKeys);
  const [isOpen, setOpen] = useState(false);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [undoToken, setUndoToken] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);
  const counted = ({ one, many }: Counted, number: number) =>
    number === 1 ? one : fillText(many, { count: formatNumber(number, language) });
  const changing = preview?.rows.filter(({ problem }) => !problem) ?? [];

  // What it shows may be far above the rows.
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    place.current?.focus();
  });

  /** May throw ApiProblem. */
  async function showPreview(change: BulkChange): Promise<void> {
    const chosen = selection.isAll ? { filter } : { ids: [...selection.ids] };
    const { call, bulkEditCalls } = await loadCalls();
    const { rows } = await call(bulkEditCalls.changeManyTools, {
      body: { ...chosen, change, dryRun: true },
      idempotencyKey: newKey(),
    });
    wantsFocus.current = true;
    setPreview({ change, rows });
    setOpen(true);
  }

  async function run(work: () => Promise<string | null>) {
    setBusy(true);
    try {
      const text = await work();
      setMessage(text === null ? null : { tone: 'success', text });
      if (text !== null) router.refresh();
    } catch (error) {
      setMessage({ tone: 'danger', text: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  }

  /** Without a form: a value that is known. */
  async function previewValue(change: BulkChange): Promise<void> {
    setUndoToken(null);
    await run(async () => {
      await showPreview(change);
      return null;
    });
  }

  async function apply() {
    if (!preview) return;
    // Only what was previewed: tools that match the filter since were not seen.
    const ids = changing.map(({ toolId }) => toolId);
    const seen = changing.map(({ toolId, revision }) => ({ toolId, revision }));
    const body = { ids, change: preview.change, seen };
    await run(async () => {
      const { call, bulkEditCalls } = await loadCalls();
      const { rows, undoToken: token } = await call(bulkEditCalls.changeManyTools, {
        body,
        idempotencyKey: keyFor(body),
      });
      const stayed = rows.filter(({ problem }) => problem);
      setUndoToken(token ?? null);
      setPreview(null);
      setOpen(false);
      selection.clear();
      wantsFocus.current = true;
      const done = counted(texts.done, rows.length - stayed.length);
      return stayed.length > 0 ? `${done} ${counted(texts.staying, stayed.length)}` : done;
    });
  }

  async function undo(token: string) {
    await run(async () => {
      const { call, bulkEditCalls } = await loadCalls();
      const rows = (await call(bulkEditCalls.undoBulkChange, { body: { undoToken: token } })).rows;
      const stayed = rows.filter(({ problem }) => problem);
      setUndoToken(null);
      wantsFocus.current = true;
      const undone = counted(texts.undone, rows.length - stayed.length);
      return stayed.length > 0 ? `${undone} ${counted(texts.staying, stayed.length)}` : undone;
    });
  }

  function switchOpen() {
    wantsFocus.current = !isOpen;
    setOpen(!isOpen);
    setPreview(null);
    setMessage(null);
    // It belongs to the previous change.
    setUndoToken(null);
  }

  function say(text: string) {
    setMessage({ tone: 'danger', text });
  }

  const at = { place, isOpen, preview, changing, undoToken, busy, message };
  return { ...at, counted, showPreview, previewValue, apply, undo, switchOpen, setOpen, setPreview, say };
}

export type BulkChangeState = ReturnType<typeof useBulkChange>;

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
