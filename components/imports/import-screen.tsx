'use client';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import type { ImportChoices } from '@/lib/client/admin-calls/imports';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import type { ImportResult } from '@/lib/shared/imports/import.schema';
import {
  ADDITIONS,
  ADDITIONS_OF,
  type AdditionKind,
  ARCHIVE_MAX,
  type ImportKind,
} from '@/lib/shared/imports/import-kinds';
import type { ShownNames } from '@/lib/shared/imports/shown-values';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import { ColumnsTable } from './columns-table';
import { ImportForm } from './import-form';
import { ImportReport } from './import-report';
import { SheetChoice } from './sheet-choice';
import { UploadBar, UploadCutOff } from './upload-bar';
import type { ImportTexts } from './use-import';
import { useImport } from './use-import';

type ImportScreenProps = {
  /** The fields that a column of each kind may be. */
  fields: Readonly<Record<ImportKind, readonly string[]>>;
  names: ShownNames;
  texts: ImportTexts;
};

type Counted = { one: string; many: string };

/** Imports a file: choosing, looking at what would happen, doing it, and taking it back; with `id` in the address an import of before. */
export function ImportScreen({ fields, names, texts }: ImportScreenProps) {
  const id = useSearchParams().get('id') ?? '';
  const language = useLanguage();
  const [choices, setChoices] = useState<ImportChoices>({
    ...{ kind: 'tools', isAll: false, isInviting: false, map: {}, create: [], decimal: null, sheet: null },
  });
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<'fileRequired' | 'archiveTooLarge' | null>(null);
  const { work, run, undone, failure, refused, book, upload, cutOff, ...actions } = useImport(
    OBJECT_ID_PATTERN.test(id) ? id : null,
    texts.form,
  );
  const number = (count: number) => formatNumber(count, language);
  const counted = ({ one, many }: Counted, count: number) =>
    count === 1 ? one : fillText(many, { count: number(count), n: number(count) });
  const isBusy = work !== 'idle';

  function choose(next: ImportChoices) {
    const isOther = next.kind !== choices.kind;
    setChoices(isOther ? { ...next, map: {}, create: [], decimal: null, sheet: null, isAll: false } : next);
    // What is no archive is none of pictures, and the other way round.
    if (isOther && [next.kind, choices.kind].includes('pictures')) setFile(null);
    actions.clear();
  }

  function take(next: File | null) {
    setFile(next);
    setChoices({ ...choices, map: {}, create: [], decimal: null, sheet: null });
    setFault(null);
    actions.clear();
  }

  function check() {
    const isTooLarge = choices.kind === 'pictures' && file !== null && file.size > ARCHIVE_MAX.packed;
    setFault(file === null ? 'fileRequired' : isTooLarge ? 'archiveTooLarge' : null);
    if (file && !isTooLarge) void actions.check({ file, choices });
  }

  /** Checks the file again with what a column was said to be. */
  function name(heading: string, field: string) {
    if (!file) return;
    const next = { ...choices, map: { ...choices.map, [heading]: field } };
    setChoices(next);
    void actions.check({ file, choices: next });
  }

  /** Checks another sheet of the workbook. */
  function turnTo(sheet: string) {
    if (!file) return;
    const next = { ...choices, map: {}, create: [], sheet };
    setChoices(next);
    void actions.check({ file, choices: next });
  }

  /** Checks the file again with what is missing added. */
  function create(missing: AdditionKind) {
    const added = choices.kind === 'pictures' ? undefined : ADDITIONS_OF[choices.kind];
    if (!file || !added || ADDITIONS[added] !== missing) return;
    const next = { ...choices, create: [added] };
    setChoices(next);
    void actions.check({ file, choices: next });
  }

  function actionsFor(shown: ImportResult) {
    const changing = shown.created + shown.changed;
    const isBlocked = choices.isAll && shown.refused > 0;
    if (shown.dryRun && file && changing > 0 && !isBlocked)
      return (
        <div>
          <Button
            busy={work === 'importing'}
            disabled={isBusy}
            onClick={() => void actions.start({ file, choices })}
          >
            {shown.files ? counted(texts.files.run, shown.files.placed.length) : counted(texts.run, changing)}
          </Button>
        </div>
      );
    const mayUndo = !shown.dryRun && shown.state !== 'running' && changing > 0 && !shown.undone;
    if (!mayUndo || (shown.state === 'failed' && shown.refused > 0)) return null;
    return (
      <div>
        <Button
          variant="outline"
          busy={work === 'undoing'}
          disabled={isBusy}
          onClick={() => void actions.undo()}
        >
          {texts.undo}
        </Button>
      </div>
    );
  }

  const isRunning = run?.state === 'running';
  const undoneTexts = run?.kind === 'pictures' ? texts.files : texts.report;
  const naming = { fields: choices.kind === 'pictures' ? [] : fields[choices.kind], onName: name };
  const progress = run?.kind === 'pictures' ? texts.files.progress : texts.progress;
  return (
    <div className="grid gap-8">
      <Panel>
        <ImportForm
          choices={choices}
          onChoose={choose}
          file={file}
          onFile={take}
          onCheck={check}
          isChecking={work === 'checking'}
          isBusy={isBusy}
          error={fault ? texts.form[fault] : undefined}
          texts={texts}
        />
      </Panel>
      <div role="status" className="grid gap-4 empty:hidden">
        {failure && !cutOff ? <Notice tone="danger">{failure}</Notice> : null}
        {cutOff ? <UploadCutOff cutOff={cutOff} onAgain={() => void cutOff.again()} texts={texts} /> : null}
        {isRunning ? (
          <Progress run={run} label={run.dryRun ? progress.check : progress.run} language={language} />
        ) : null}
        {undone ? (
          <Notice tone="success">
            {counted(undoneTexts.undone, undone.undone)}
            {undone.kept > 0 ? ` ${counted(undoneTexts.kept, undone.kept)}` : ''}
          </Notice>
        ) : null}
      </div>
      {upload ? <UploadBar upload={upload} onCancel={actions.stopUpload} texts={texts} /> : null}
      {isRunning ? (
        <div>
          <Button variant="outline" onClick={() => void actions.cancel()}>
            {texts.cancel}
          </Button>
        </div>
      ) : null}
      {file && book && book.sheets.length > 1 ? (
        <SheetChoice book={book} isBusy={isBusy} onChoose={turnTo} texts={texts} />
      ) : null}
      {refused && file ? (
        <Panel>
          <ColumnsTable columns={refused} naming={naming} texts={texts} />
        </Panel>
      ) : null}
      {run && !isRunning ? (
        <ImportReport
          run={run}
          actions={actionsFor(run)}
          naming={run.dryRun && file ? naming : null}
          onCreate={run.dryRun && file && !isBusy ? create : null}
          names={names}
          texts={texts}
        />
      ) : null}
    </div>
  );
}

type ProgressProps = { run: ImportResult; label: string; language: ReturnType<typeof useLanguage> };

function Progress({ run, label, language }: ProgressProps) {
  const said = fillText(label, {
    done: formatNumber(run.done, language),
    total: formatNumber(run.total, language),
  });
  return (
    <div className="grid gap-2">
      <p className="figures text-sm">{said}</p>
      <progress
        aria-label={said}
        value={run.done}
        max={Math.max(1, run.total)}
        className="h-2 w-full appearance-none overflow-hidden rounded-sm border border-edge bg-surface [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-surface [&::-webkit-progress-value]:bg-ink"
      />
    </div>
  );
}
