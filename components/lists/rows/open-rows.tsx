'use client';
import { useId, useState } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { Notice } from '@/components/ui/notice';
import { translate } from '@/lib/client/language/translations';
import type { Import, ImportedLine, OpenRow } from '@/lib/client/lists/list-import';
import { unreadText } from '@/lib/client/lists/unread-text';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { LIST_ROWS_MAX } from '@/lib/shared/quick-order/list-row';
import type { UnreadColumn } from '@/lib/shared/quick-order/quick-order.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { countText } from '../extend-list';

type OpenRowsProps = {
  state: RowsState;
  texts: Texts['lists']['import'];
  /** Labels of the field before anything was checked; without them the field is hidden until then. */
  paste?: { rows: string; rowsHint: string; check: string };
};

export function OpenRows({ state, texts, paste }: OpenRowsProps) {
  const language = useLanguage();
  const id = useId();
  const { text, setText, read, unread, isRead, busy, choose, checkAgain } = state;
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
        {isRead ? counts.join(' · ') : null}
      </p>
      {unread.length > 0 ? <Notice>{unreadText(unread, texts.unread)}</Notice> : null}
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
                onChange={(event) => setText(event.currentTarget.value)}
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

const NOTHING: Import = { lines: [], open: [], skipped: 0 };

/** `inList` has the ids of tools that are already in the list. */
export function useReadRows(texts: Texts['lists']['import'], inList?: ReadonlySet<string>) {
  const [text, setText] = useState('');
  const [read, setRead] = useState(NOTHING);
  const [unread, setUnread] = useState<readonly UnreadColumn[]>([]);
  const [isRead, setIsRead] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function attempt(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  /** Understood rows are added to the lines, the rest stays in the text; after a failure all of it. */
  async function check(content: string, before: Import): Promise<void> {
    const [{ readListFile }, { sortImport }, { checkList }] = await loadCode(() =>
      Promise.all([
        import('@/lib/client/lists/read-list-file'),
        import('@/lib/client/lists/list-import'),
        import('@/lib/client/lists/check-list'),
      ]),
    );
    const { heading, rows } = readListFile(content);
    const requests = rows.slice(0, LIST_ROWS_MAX).map((row) => row.request);
    const checked = requests.length > 0 ? await checkList(requests) : { rows: [], unread: [] };
    const sorted = sortImport(rows, checked.rows, before.lines, inList);
    setRead(sorted);
    setUnread(checked.unread);
    setIsRead(true);
    const left = sorted.open.map((row) => row.text);
    setText(left.length > 0 ? [...(heading ? [heading] : []), ...left].join('\n') : '');
  }

  const choose = (row: OpenRow, line: ImportedLine) =>
    attempt(async () => {
      const { applyCandidate } = await loadCode(() => import('@/lib/client/lists/list-import'));
      const after = applyCandidate(read, row, line, inList);
      setRead(after);
      if (after.lines.length === read.lines.length) return;
      const rows = text.split('\n');
      const place = rows.indexOf(row.text);
      setText(after.open.length === 0 ? '' : rows.filter((_, index) => index !== place).join('\n'));
    });

  /** `isBeside` adds to what was read before; `onText` is called once the file has proved to be text. */
  const readFile = (file: File, { isBeside = false, onText }: { isBeside?: boolean; onText?: () => void }) =>
    attempt(async () => {
      const { readTextFile } = await loadCode(() => import('@/lib/client/files/read-text-file'));
      let content: string;
      try {
        content = await readTextFile(file);
      } catch (error) {
        const isTooLarge = error instanceof Error && 'isTooLarge' in error && error.isTooLarge;
        setFailure(isTooLarge ? texts.tooLarge : texts.unreadable);
        return;
      }
      onText?.();
      const before = isBeside ? read : NOTHING;
      const typed = isBeside && text.trim() !== '' ? `${text.trimEnd()}\n` : '';
      const all = typed + content.replace(/^\ufeff/, '');
      setText(all);
      setRead(before);
      await check(all, before);
    });

  return {
    ...{ text, setText, read, unread, isRead, failure, busy, attempt, choose, readFile },
    checkAgain: () => attempt(() => check(text, read)),
    removeLines: (stored: ReadonlySet<string>) =>
      setRead((current) => ({
        ...current,
        lines: current.lines.filter(({ toolId }) => !stored.has(toolId)),
        skipped: 0,
      })),
    close(): void {
      setText('');
      setRead(NOTHING);
      setUnread([]);
      setIsRead(false);
      setFailure(null);
    },
  };
}

export type RowsState = ReturnType<typeof useReadRows>;
