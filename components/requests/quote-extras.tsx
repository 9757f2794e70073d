'use client';
import { Paperclip, Upload as UploadIcon, X } from 'lucide';
import { type DragEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { TextField } from '@/components/forms/text-field';
import { UploadList, type UploadTexts } from '@/components/forms/upload-list';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { loadCode } from '@/lib/client/page/load-code';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { type Upload, UploadQueue } from '@/lib/client/uploads/upload-queue';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { REQUEST_FILES_MAX, type RequestFile } from '@/lib/shared/requests/request-file.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type QuoteExtrasTexts = Pick<Texts['quotes'], 'files' | 'wishedOn'> & { uploads: UploadTexts };

type Extras = { files?: readonly RequestFile[] };

const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp,image/avif,.step,.stp';
const NONE: readonly Upload[] = [];
const NO_FILES: readonly RequestFile[] = [];
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** What people who are signed in add to a request: a wished day, and files. */
export function QuoteExtras({ texts }: { texts: QuoteExtrasTexts }) {
  return (
    <>
      <TextField name="wishedOn" type="date" label={texts.wishedOn} className="figures" />
      <QuoteFiles texts={texts} />
    </>
  );
}

function QuoteFiles({ texts: { files: texts, uploads: uploadTexts } }: { texts: QuoteExtrasTexts }) {
  const id = useId();
  const { control, getValues, setValue, getFieldState, formState, clearErrors } = useFormContext<Extras>();
  const files = useWatch({ control, name: 'files' }) ?? NO_FILES;
  const [isOver, setOver] = useState(false);
  const [status, setStatus] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const write = (next: readonly RequestFile[]) => {
    clearErrors('files');
    setValue('files', [...next], { shouldDirty: true });
  };
  const stored = useRef<(file: RequestFile) => void>(undefined);
  useEffect(() => {
    stored.current = (file) => {
      write([...(getValues('files') ?? []), file]);
      setStatus(fillText(texts.added, { name: file.name }));
    };
  });
  const [queue] = useState(
    () =>
      new UploadQueue<RequestFile>({
        async send(file, options) {
          const { uploadRequestFile } = await loadCode(() => import('@/lib/client/uploads/upload-file'));
          options.signal.throwIfAborted();
          return uploadRequestFile(file, options);
        },
        onStored: (file) => stored.current?.(file),
      }),
  );
  useEffect(() => () => queue.stop(), [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot, () => NONE);
  const pending = uploads.filter(({ state }) => state !== 'failed').length;
  const left = Math.max(0, REQUEST_FILES_MAX - files.length - pending);
  const { error } = getFieldState('files', formState);
  const problem = error?.message ?? [error].flat().find((each) => each?.message)?.message;

  function add(chosen: readonly File[]) {
    queue.add(chosen.slice(0, left));
    setStatus(chosen.length > left ? texts.full : '');
  }

  function remove({ id: fileId, name }: RequestFile) {
    write(files.filter((file) => file.id !== fileId));
    setStatus(fillText(texts.removed, { name }));
    // The focused button was removed with its file.
    choose.current?.focus();
    const call = async () => {
      const contracts = await loadContracts(() => import('@/lib/shared/requests/requests.contract'));
      await contracts.call(contracts.quoteCalls.removeQuoteFile, { params: { id: fileId } });
    };
    // One that stays is swept.
    call().catch((failure: unknown) => console.info('A file is left to be swept.', failure));
  }

  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-semibold text-ink text-sm">{texts.label}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same by keyboard. */}
      <div
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setOver(false);
          add([...event.dataTransfer.files]);
        }}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-edge border-dashed px-4 py-3 data-over:border-ink data-over:bg-accent-wash"
      >
        <Button
          ref={choose}
          variant="outline"
          size="sm"
          aria-describedby={`${id}-hint`}
          aria-disabled={left === 0 || undefined}
          onClick={() => {
            if (left > 0) input.current?.click();
          }}
        >
          <Icon node={UploadIcon} />
          {texts.choose}
        </Button>
        <span className="hidden font-semibold text-ink text-sm sm:block">{texts.drop}</span>
        <p id={`${id}-hint`} className="basis-full text-muted text-sm">
          {left === 0 ? texts.full : texts.hint}
        </p>
        <input
          ref={input}
          type="file"
          multiple
          accept={ACCEPTED}
          tabIndex={-1}
          aria-label={texts.choose}
          className="hidden"
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
      {files.length > 0 ? (
        <ul aria-label={texts.listed} className="grid gap-1">
          {files.map((file) => (
            <QuoteFile key={file.id} file={file} texts={texts} onRemove={() => remove(file)} />
          ))}
        </ul>
      ) : null}
      <UploadList
        uploads={uploads}
        onRetry={(upload) => queue.retry(upload)}
        onRemove={(upload) => queue.remove(upload)}
        texts={uploadTexts}
      />
      {problem ? (
        <p role="alert" className="font-medium text-danger text-sm">
          {problem}
        </p>
      ) : null}
      <p role="status" className="text-muted text-sm empty:sr-only">
        {status}
      </p>
    </fieldset>
  );
}

type QuoteFileProps = { file: RequestFile; texts: Texts['quotes']['files']; onRemove: () => void };

const KILOBYTE = 1024;

function QuoteFile({ file: { name, bytes }, texts, onRemove }: QuoteFileProps) {
  const language = useLanguage();
  const label = fillText(texts.remove, { name });
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 rounded-md border border-line px-3 py-1.5 text-sm">
      <Icon node={Paperclip} className="size-4 text-muted" />
      <span className="wrap-anywhere min-w-0 text-ink">
        {name}{' '}
        <span className="figures whitespace-nowrap text-muted">
          {formatNumber(Math.max(1, Math.round(bytes / KILOBYTE)), language)} kB
        </span>
      </span>
      <Button
        variant="ghost"
        size="sm"
        aria-label={label}
        title={label}
        onClick={onRemove}
        className="px-2.5"
      >
        <Icon node={X} className="size-4" />
      </Button>
    </li>
  );
}
