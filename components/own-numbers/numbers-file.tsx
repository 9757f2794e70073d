'use client';
import { FileDown, FileUp } from 'lucide';
import { useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import {
  type ImportedOwnNumber,
  OWN_NUMBERS_MAX,
  type OwnNumber,
  type OwnNumberEntry,
} from '@/lib/shared/own-numbers/own-number.schema';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type NumbersFileProps = {
  numbers: readonly OwnNumber[];
  texts: Texts['ownNumbers'];
  /** Returns the outcome of each entry. Throws ApiProblem. */
  onStore: (entries: OwnNumberEntry[]) => Promise<ImportedOwnNumber[]>;
};

type Report = { summary: string; refused: { row: number; entry: OwnNumberEntry; reason: string }[] };
const SHOWN_MAX = 50;

export function NumbersFile({ numbers, texts, onStore }: NumbersFileProps) {
  const language = useLanguage();
  const picker = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [report, setReport] = useState<Report | null>(null);

  async function attempt(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    setReport(null);
    try {
      await work();
    } catch (error) {
      const isFile = error instanceof Error && 'isTooLarge' in error;
      setFailure(isFile ? (error.isTooLarge ? texts.fileTooLarge : texts.fileFailed) : sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  const read = (file: File) =>
    attempt(async () => {
      const [{ readTextFile }, { readOwnNumbers }] = await Promise.all([
        loadCode(() => import('@/lib/client/files/read-text-file')),
        loadCode(() => import('@/components/own-numbers/own-numbers-file')),
      ]);
      const entries = readOwnNumbers(await readTextFile(file));
      if (entries.length === 0) return setFailure(texts.fileEmpty);
      if (entries.length > OWN_NUMBERS_MAX)
        return setFailure(fillText(texts.fileTooLong, { count: entries.length }));
      const rows = await onStore(entries);
      const count = (...statuses: ImportedOwnNumber['status'][]) =>
        rows.filter(({ status }) => statuses.includes(status)).length;
      setReport({
        summary: fillText(texts.imported, {
          ...{ added: count('added'), changed: count('changed'), unchanged: count('unchanged') },
          refused: count('refused'),
        }),
        refused: entries.flatMap((entry, place) => {
          const code = rows[place]?.code;
          return code ? [{ row: place + 1, entry, reason: texts.refusals[code] }] : [];
        }),
      });
    });

  const save = () =>
    attempt(async () => {
      const { downloadCsv } = await loadCode(() => import('@/lib/client/files/download-csv'));
      const { number, sku, name } = texts.columns;
      const rows = numbers.map((stored) => [stored.alias, stored.sku ?? '', stored.name ?? '']);
      downloadCsv(texts.fileName, [[number, sku, name], ...rows], LANGUAGE_FACTS[language].csvDelimiter);
    });

  return (
    <section aria-labelledby="numbers-file" className="grid gap-3">
      <h2 id="numbers-file" className="font-bold text-ink text-lg">
        {texts.fileHeading}
      </h2>
      <p className="text-muted text-sm">{texts.fileHint}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" busy={busy} onClick={() => picker.current?.click()}>
          <Icon node={FileUp} className="size-4.5" />
          {texts.import}
        </Button>
        <Button variant="outline" disabled={numbers.length === 0 || busy} onClick={() => void save()}>
          <Icon node={FileDown} className="size-4.5" />
          {texts.export}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          hidden
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void read(file);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
      </div>
      <div role="alert" className="empty:hidden">
        {failure ? <Notice tone="danger">{failure}</Notice> : null}
      </div>
      <div role="status" className="empty:hidden">
        {report ? (
          <Notice tone={report.refused.length > 0 ? 'info' : 'success'}>
            <p>{report.summary}</p>
            {report.refused.length > 0 ? (
              <ul className="wrap-anywhere mt-2 grid gap-1 text-sm">
                {report.refused.slice(0, SHOWN_MAX).map(({ row, entry, reason }) => (
                  <li key={row}>
                    <span className="font-mono">
                      {entry.alias} → {entry.sku}
                    </span>
                    : {reason}
                  </li>
                ))}
              </ul>
            ) : null}
          </Notice>
        ) : null}
      </div>
    </section>
  );
}
