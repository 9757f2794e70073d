'use client';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import { SelectedRowsBar } from '@/components/dashboard/rows/selected-rows-bar';
import { Button } from '@/components/ui/controls/button';
import { Panel } from '@/components/ui/panel';
import { Notice } from '@/components/ui/states/notice';
import type { BulkRequest } from '@/lib/client/admin-calls/bulk-edit';
import { createIdempotencyKeys, newKey } from '@/lib/client/idempotency-key';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { onFirstInteraction } from '@/lib/client/page/first-interaction';
import { loadCode } from '@/lib/client/page/load-code';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { sentenceOf } from '@/lib/client/problem';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { BulkFilter, BulkRow } from '@/lib/shared/stock/bulk-edit.schema';
import { BULK_MAX } from '@/lib/shared/stock/bulk-max';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { CategoryOptions } from '../editor/editor-texts';
import type { BulkTexts } from './bulk-value-text';
import { useSelection } from './selection';

const loadCalls = () => loadCode(() => import('@/lib/client/admin-calls/bulk-edit'));
const loadForm = () => loadWithRetries(() => import('./bulk-form'));
const loadRows = () => loadWithRetries(() => import('./bulk-rows'));
const BulkForm = lazy(() => loadForm().then(({ BulkForm: form }) => ({ default: form })));
const BulkRows = lazy(() => loadRows().then(({ BulkRows: rows }) => ({ default: rows })));

type BulkPanelProps = {
  pageLength: number;
  total: number;
  filter: BulkFilter;
  categories: CategoryOptions;
  texts: BulkTexts;
};

type Preview = { change: BulkRequest['change']; rows: BulkRow[] };
type Counted = { one: string; many: string };

export function BulkPanel({ pageLength, total, filter, categories, texts }: BulkPanelProps) {
  const { bulk } = texts;
  const language = useLanguage();
  const router = useLocalRouter();
  const selection = useSelection();
  const heading = useRef<HTMLDivElement>(null);
  const [keyFor] = useState(createIdempotencyKeys);
  const [isOpen, setOpen] = useState(false);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [undoToken, setUndoToken] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null);
  useEffect(() => onFirstInteraction(() => void Promise.all([loadForm(), loadRows()])), []);
  const count = selection.isAll ? total : selection.ids.size;
  const counted = ({ one, many }: Counted, number: number) =>
    number === 1 ? one : fillText(many, { count: formatNumber(number, language) });
  const chosen = (): Pick<BulkRequest, 'ids' | 'filter'> =>
    selection.isAll ? { filter } : { ids: [...selection.ids] };
  const changing = preview?.rows.filter(({ problem }) => !problem) ?? [];

  async function showPreview(change: BulkRequest['change']) {
    const body = { ...chosen(), change, dryRun: true };
    const { changeManyTools } = await loadCalls();
    const { rows } = await changeManyTools(body, newKey());
    setPreview({ change, rows });
    heading.current?.focus();
  }

  async function run(work: () => Promise<string>) {
    setBusy(true);
    try {
      setMessage({ tone: 'success', text: await work() });
      router.refresh();
    } catch (error) {
      setMessage({ tone: 'danger', text: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  }

  async function apply() {
    if (!preview) return;
    // Only what was previewed: tools that match the filter since were not seen.
    const ids = changing.map(({ toolId }) => toolId);
    const seen = changing.map(({ toolId, revision }) => ({ toolId, revision }));
    const body = { ids, change: preview.change, seen };
    await run(async () => {
      const { changeManyTools } = await loadCalls();
      const { rows, undoToken: token } = await changeManyTools(body, keyFor(body));
      const stayed = rows.filter(({ problem }) => problem);
      setUndoToken(token ?? null);
      setPreview(null);
      setOpen(false);
      selection.clear();
      const done = counted(bulk.done, rows.length - stayed.length);
      return stayed.length > 0 ? `${done} ${counted(bulk.staying, stayed.length)}` : done;
    });
  }

  async function undo(token: string) {
    await run(async () => {
      const { undoBulkChange } = await loadCalls();
      const rows = await undoBulkChange(token);
      const stayed = rows.filter(({ problem }) => problem);
      setUndoToken(null);
      const undone = counted(bulk.undone, rows.length - stayed.length);
      return stayed.length > 0 ? `${undone} ${counted(bulk.staying, stayed.length)}` : undone;
    });
  }

  return (
    <div
      ref={heading}
      tabIndex={-1}
      className="no-print grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 outline-none"
    >
      {message ? (
        <Notice tone={message.tone} role="status">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {message.text}
            {undoToken ? (
              <Button variant="outline" size="sm" busy={busy} onClick={() => undo(undoToken)}>
                {bulk.undo}
              </Button>
            ) : null}
          </span>
        </Notice>
      ) : null}
      <SelectedRowsBar
        label={bulk.selectPage}
        isWhole={selection.isAll || selection.isWhole}
        isPart={!selection.isAll && selection.chosen.length > 0 && !selection.isWhole}
        onSelectPage={selection.choosePage}
        count={count > 0 ? counted(bulk.selected, count) : ''}
        actions={
          <>
            {!selection.isAll && total > pageLength && total <= BULK_MAX ? (
              <Button variant="ghost" size="sm" onClick={selection.chooseAll}>
                {fillText(bulk.selectAll, { count: formatNumber(total, language) })}
              </Button>
            ) : null}
            <Button variant="ghost" size="sm" onClick={selection.clear}>
              {bulk.clear}
            </Button>
            <Button
              variant="outline"
              size="sm"
              aria-expanded={isOpen}
              onClick={() => {
                setOpen(!isOpen);
                setPreview(null);
                setMessage(null);
                // It belongs to the previous change.
                setUndoToken(null);
              }}
            >
              {bulk.open}
            </Button>
          </>
        }
      />
      {isOpen && count > 0 ? (
        <Panel heading={preview ? bulk.previewHeading : bulk.heading}>
          <div hidden={preview !== null}>
            <Suspense fallback={null}>
              <BulkForm
                categories={categories}
                texts={texts}
                onPreview={showPreview}
                onCancel={() => setOpen(false)}
              />
            </Suspense>
          </div>
          {preview ? (
            <>
              <p className="figures">
                {counted(bulk.summary, changing.length)}
                {preview.rows.length > changing.length
                  ? ` ${counted(bulk.staying, preview.rows.length - changing.length)}`
                  : ''}
              </p>
              <div className="flex flex-wrap gap-3">
                <Button busy={busy} disabled={changing.length === 0} onClick={apply}>
                  {counted(bulk.apply, changing.length)}
                </Button>
                <Button variant="outline" disabled={busy} onClick={() => setPreview(null)}>
                  {bulk.back}
                </Button>
              </div>
              <Suspense fallback={null}>
                <BulkRows
                  label={bulk.previewHeading}
                  columns={bulk.columns}
                  rows={preview.rows}
                  categories={categories}
                  texts={texts}
                />
              </Suspense>
            </>
          ) : null}
        </Panel>
      ) : null}
    </div>
  );
}
