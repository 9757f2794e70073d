'use client';
import { Button } from '@/components/ui/controls/button';
import { DataTable } from '@/components/ui/tables/data-table';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import type { Upload } from '@/lib/client/uploads/upload-queue';
import type { UploadedPaper } from '@/lib/shared/serials/serial.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type AddedPaper = { paper: UploadedPaper; fileName: string };

type PaperOutcomesProps = {
  added: readonly AddedPaper[];
  uploads: readonly Upload[];
  onRetry: (id: number) => void;
  texts: Texts['serials']['upload'];
};

type Row = { key: string; fileName: string; paper?: UploadedPaper; upload?: Upload };

/** What became of each file: those that are refused come first, with the reason. */
export function PaperOutcomes({ added, uploads, onRetry, texts }: PaperOutcomesProps) {
  const rows: Row[] = [
    ...uploads.map((upload) => ({ key: `upload ${upload.id}`, fileName: upload.file.name, upload })),
    ...added.map(({ paper, fileName }, place) => ({ key: `added ${place}`, fileName, paper })).toReversed(),
  ];
  if (rows.length === 0) return null;
  const { columns } = texts;
  return (
    <DataTable
      label={texts.heading}
      keyOf={({ key }) => key}
      rows={rows}
      columns={[
        { name: columns.file, cell: ({ fileName }) => <span className="wrap-anywhere">{fileName}</span> },
        { name: columns.tool, cell: ({ paper }) => paper?.sku ?? '–' },
        { name: columns.serial, cell: ({ paper }) => paper?.serial ?? '–' },
        {
          name: columns.outcome,
          cell: ({ paper, upload, fileName }) => {
            if (paper) return paper.made ? texts.made : texts.added;
            if (upload?.state !== 'failed')
              return upload?.state === 'sending' ? texts.sending : texts.waiting;
            return (
              <span className="flex flex-wrap items-center gap-2">
                <span role="alert" className="font-medium text-danger">
                  {fieldMessageOf(upload.error, 'file') ?? sentenceOf(upload.error)}
                </span>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={fillText(texts.retry, { name: fileName })}
                  onClick={() => onRetry(upload.id)}
                >
                  {texts.retryShort}
                </Button>
              </span>
            );
          },
        },
      ]}
    />
  );
}
