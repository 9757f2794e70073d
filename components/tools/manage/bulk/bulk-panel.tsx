import { lazy, Suspense, useEffect } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { onFirstInteraction } from '@/lib/client/page/first-interaction';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import type { CategoryOptions } from '../editor/editor-values';
import type { BulkTexts } from './bulk-value-text';
import type { BulkChangeState } from './use-bulk-change';

const loadForm = () => loadWithRetries(() => import('./bulk-form'));
const loadRows = () => loadWithRetries(() => import('./bulk-rows'));
const BulkForm = lazy(() => loadForm().then(({ BulkForm: form }) => ({ default: form })));
const BulkRows = lazy(() => loadRows().then(({ BulkRows: rows }) => ({ default: rows })));

type BulkPanelProps = {
  change: BulkChangeState;
  /** True if tools are selected. */
  isUsable: boolean;
  categories: CategoryOptions;
  texts: BulkTexts;
};

/** Above the list: what a change of many tools did, the form of the next one, and its preview. */
export function BulkPanel({ change, isUsable, categories, texts }: BulkPanelProps) {
  const { bulk } = texts;
  const { place, isOpen, preview, changing, undoToken, busy, message, counted } = change;
  useEffect(() => onFirstInteraction(() => void Promise.all([loadForm(), loadRows()])), []);
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="no-print grid min-w-0 scroll-mt-2 grid-cols-[minmax(0,1fr)] gap-2 outline-none empty:hidden"
    >
      {message ? (
        <Notice tone={message.tone} role="status">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {message.text}
            {undoToken ? (
              <Button variant="outline" size="sm" busy={busy} onClick={() => change.undo(undoToken)}>
                {bulk.undo}
              </Button>
            ) : null}
          </span>
        </Notice>
      ) : null}
      {isOpen && isUsable ? (
        <Panel heading={preview ? bulk.previewHeading : bulk.heading}>
          <div hidden={preview !== null}>
            <Suspense fallback={null}>
              <BulkForm
                categories={categories}
                texts={texts}
                onPreview={change.showPreview}
                onCancel={() => change.setOpen(false)}
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
                <Button busy={busy} disabled={changing.length === 0} onClick={change.apply}>
                  {counted(bulk.apply, changing.length)}
                </Button>
                <Button variant="outline" disabled={busy} onClick={() => change.setPreview(null)}>
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
