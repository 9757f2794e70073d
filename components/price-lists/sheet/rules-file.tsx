'use client';
import { type ChangeEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/notice';
import { loadCode } from '@/lib/client/page/load-code';
import { tableCells } from '@/lib/client/prices/rules-csv';
import { sentenceOf } from '@/lib/client/problem';
import type { Texts } from '@/lib/shared/texts/texts-for';

function fileNameOf(name: unknown): string {
  const plain = String(name ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return plain || 'price-list';
}

/** Replaces the rules by those of a file, and writes them to one. */
export function RulesFile({ texts }: { texts: Texts['prices']['editor'] }) {
  const file = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { setValue, getValues, formState } = useFormContext();

  async function importFile(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const input = event.target;
    const [chosen] = input.files ?? [];
    setFailure(null);
    try {
      if (!chosen) return;
      const { readTextFile } = await loadCode(() => import('@/lib/client/files/read-text-file'));
      const read = await readTextFile(chosen);
      setValue('rules', read, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    } catch (error) {
      const isFile = error instanceof Error && 'isTooLarge' in error;
      setFailure(isFile ? (error.isTooLarge ? texts.fileTooLarge : texts.fileFailed) : sentenceOf(error));
    } finally {
      // The same file can be chosen again once corrected.
      input.value = '';
    }
  }

  async function download(): Promise<void> {
    setFailure(null);
    try {
      const { downloadCsv } = await loadCode(() => import('@/lib/client/files/download-csv'));
      downloadCsv(fileNameOf(getValues('name')), tableCells(String(getValues('rules'))), ';');
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }

  return (
    <>
      <input
        ref={file}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        tabIndex={-1}
        aria-label={texts.import}
        className="sr-only"
        onChange={(event) => void importFile(event)}
      />
      <Button variant="outline" size="sm" onClick={() => file.current?.click()}>
        {texts.import}
      </Button>
      <Button variant="outline" size="sm" onClick={() => void download()}>
        {texts.export}
      </Button>
      <div role="alert" className="order-last basis-full empty:hidden">
        {failure ? <Notice tone="danger">{failure}</Notice> : null}
      </div>
    </>
  );
}
