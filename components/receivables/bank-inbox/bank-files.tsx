'use client';
import { useLanguage } from '#use-language';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Moment } from '@/components/ui/moment';
import { Panel } from '@/components/ui/panel';
import { sentenceOf } from '@/lib/client/problem';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { undoFile } from './row-calls';

export type ImportedFile = {
  id: string;
  name?: string;
  at: string;
  rows: number;
  open: number;
  payments: number;
};

type FilesTexts = Texts['bank']['files'];
type BankFilesProps = {
  files: readonly ImportedFile[];
  texts: { own: FilesTexts; confirm: ConfirmTexts };
};

/** The files that were imported last, each of which can be undone as a whole. */
export function BankFiles({ files, texts }: BankFilesProps) {
  const { own } = texts;
  return (
    <Panel heading={own.label} className="[&.grid]:gap-2 [&.grid]:p-4">
      {files.length === 0 ? <p className="text-muted text-sm">{own.none}</p> : null}
      <ul className="grid">
        {files.map((file) => (
          <FileRow key={`${file.id} ${file.at}`} file={file} texts={texts} />
        ))}
      </ul>
    </Panel>
  );
}

function FileRow({ file, texts }: { file: ImportedFile; texts: BankFilesProps['texts'] }) {
  const { own } = texts;
  const language = useLanguage();
  const { busy, button, run } = useRowAction();
  const number = (count: number) => formatNumber(count, language);
  const { id, at, rows, open, payments, name = own.unnamed } = file;
  const { one, many, none } = own.confirm;
  const question = payments === 0 ? none : payments === 1 ? one : many;

  async function undo(): Promise<string> {
    const count = await undoFile(id);
    return fillText(count === 1 ? own.undone.one : own.undone.many, { count: number(count) });
  }

  return (
    <li className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-1.5 text-sm first:border-t-0">
      <span className="grid min-w-0">
        <span className="wrap-anywhere font-semibold text-ink">{name}</span>
        <span className="text-muted text-xs">
          <Moment at={at} /> ·{' '}
          {fillText(own.facts, { rows: number(rows), payments: number(payments), open: number(open) })}
        </span>
      </span>
      <ConfirmDialog
        trigger={
          <Button
            ref={button}
            size="xs"
            variant="outline"
            busy={busy}
            aria-label={fillText(own.undoOf, { name })}
          >
            {own.undo}
          </Button>
        }
        title={fillText(own.title, { name })}
        text={fillText(question, { count: number(payments) })}
        texts={texts.confirm}
        onConfirm={() => run(undo, sentenceOf)}
      />
    </li>
  );
}
