'use client';
import { useId } from 'react';
import { useLanguage } from '#use-language';
import { ListColumns } from '@/components/quick-order/list-columns';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { Notice } from '@/components/ui/notice';
import { translate } from '@/lib/client/language/translations';
import { unreadText } from '@/lib/client/lists/unread-text';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { countText } from '../extend-list';
import type { RowsState } from './use-read-rows';

type OpenRowsProps = {
  state: RowsState;
  texts: Texts['lists']['import'];
  /** Labels of the field before anything was checked; without them the field is hidden until then. */
  paste?: { rows: string; rowsHint: string; check: string };
};

export function OpenRows({ state, texts, paste }: OpenRowsProps) {
  const language = useLanguage();
  const id = useId();
  const { text, type, read, unread, readCount, busy, choose, checkAgain } = state;
  const { lines, open, skipped } = read;
  const labels = paste && open.length === 0 ? paste : texts;
  const counts = [
    countText(texts.read, lines.length, language),
    ...(open.length > 0 ? [countText(texts.open, open.length, language)] : []),
    ...(skipped > 0 ? [countText(texts.skipped, skipped, language)] : []),
  ];

  return (
    <>
      <p role="status" className="font-semibold text-ink empty:hidden">
        {readCount > 0 ? counts.join(' · ') : null}
      </p>
      {unread.length > 0 ? <Notice>{unreadText(unread, texts.unread)}</Notice> : null}
      <ListColumns
        key={readCount}
        columns={state.columns}
        isUnread={unread.length > 0}
        tell={(column, use) => void state.tell(column, use)}
        texts={texts.columnsAs}
      />
      {open.length > 0 ? (
        <ul
          aria-label={texts.openLabel}
          className="grid max-h-80 gap-2 overflow-y-auto border-line border-y py-3"
        >
          {open.map((openRow, place) => {
            const { text: row, code, params, message, candidates = [] } = openRow;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike, and the list changes as a whole.
              <li key={`${place} ${row}`} className="wrap-anywhere grid gap-0.5 text-sm">
                <span className="font-mono text-ink text-xs">{row}</span>
                <span className="text-danger">
                  {translate({ code, ...(params ? { params } : {}) }, message)}
                </span>
                {candidates.length > 0 ? (
                  <span className="flex flex-wrap gap-2 py-1">
                    {candidates.map((line) => (
                      <Button
                        key={line.toolId}
                        size="sm"
                        variant="outline"
                        disabled={busy}
                        className="wrap-anywhere h-auto min-h-9 whitespace-normal py-1.5 text-start"
                        onClick={() => void choose(openRow, line)}
                      >
                        {fillText(texts.take, {
                          ...{ sku: line.sku, name: line.name },
                          count: formatNumber(line.quantity, language),
                        })}
                      </Button>
                    ))}
                  </span>
                ) : null}
              </li>
            );
          })}
        </ul>
      ) : null}
      {text === '' && !paste ? null : (
        <>
          <Field id={`${id}-rows`} label={labels.rows} description={labels.rowsHint}>
            {(control) => (
              <Textarea
                {...control}
                rows={6}
                spellCheck={false}
                value={text}
                onChange={(event) => type(event.currentTarget.value)}
                look="rows"
              />
            )}
          </Field>
          <Button
            variant="outline"
            busy={busy}
            disabled={text.trim() === ''}
            className="justify-self-start"
            onClick={() => void checkAgain()}
          >
            {labels.check}
          </Button>
        </>
      )}
    </>
  );
}
