'use client';
import { Upload as UploadIcon } from 'lucide';
import { type DragEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import { Icon } from '@/components/ui/icon';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { type Upload, UploadQueue } from '@/lib/client/uploads/upload-queue';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { PaperKind, UploadedPaper } from '@/lib/shared/serials/serial.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { type AddedPaper, PaperOutcomes } from './paper-outcomes';

type UploadPapersProps = { texts: Pick<Texts['serials'], 'upload' | 'kinds'> };

const KINDS: readonly PaperKind[] = ['calibration', 'test', 'other'];
const NONE: readonly Upload[] = [];
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Papers of a batch, dropped or chosen at once and sent one after the other; each file's name says where it belongs. */
export function UploadPapers({ texts: { upload: texts, kinds } }: UploadPapersProps) {
  const id = useId();
  const language = useLanguage();
  const router = useLocalRouter();
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<PaperKind>('calibration');
  const [isOver, setOver] = useState(false);
  const [added, setAdded] = useState<readonly AddedPaper[]>([]);
  // Files keep the kind that was chosen when they were added.
  const [kindOf] = useState(() => new WeakMap<File, PaperKind>());
  const [queue] = useState(
    () =>
      new UploadQueue<UploadedPaper>({
        async send(file, options) {
          const { uploadPaper } = await loadCode(() => import('@/lib/client/uploads/upload-file'));
          options.signal.throwIfAborted();
          return uploadPaper(file, kindOf.get(file) ?? 'calibration', options);
        },
        onStored: (paper, file) => setAdded((all) => [...all, { paper, fileName: file.name }]),
      }),
  );
  useEffect(() => () => queue.stop(), [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot, () => NONE);
  const isDone = added.length > 0 && uploads.every(({ state }) => state === 'failed');
  useEffect(() => {
    if (isDone) router.refresh();
  }, [isDone, router]);

  function add(files: readonly File[]) {
    for (const file of files) kindOf.set(file, kind);
    queue.add(files);
  }

  return (
    <section aria-labelledby={id} className="no-print grid gap-3">
      <h2 id={id} className="font-bold text-ink text-lg">
        {texts.heading}
      </h2>
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
        className="flex flex-wrap items-end gap-x-4 gap-y-3 rounded-md border border-edge border-dashed px-4 py-3 data-over:border-ink data-over:bg-accent-wash"
      >
        <Field id={`${id}-kind`} label={texts.kind} className="w-56 max-w-full">
          {(control) => (
            <Select {...control} value={kind} onChange={(event) => setKind(event.target.value as PaperKind)}>
              {KINDS.map((each) => (
                <option key={each} value={each}>
                  {kinds[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button variant="outline" aria-describedby={`${id}-hint`} onClick={() => input.current?.click()}>
          <Icon node={UploadIcon} />
          {texts.choose}
        </Button>
        <p className="hidden min-h-11 items-center font-semibold text-ink text-sm sm:flex">{texts.drop}</p>
        <p id={`${id}-hint`} className="basis-full text-muted text-sm">
          {texts.hint}
        </p>
        <input
          ref={input}
          type="file"
          multiple
          accept="application/pdf"
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
      <p role="status" className="text-muted text-sm empty:sr-only">
        {added.length > 0
          ? fillText(texts.done, {
              count: formatNumber(added.length, language),
              total: formatNumber(added.length + uploads.length, language),
            })
          : ''}
      </p>
      <PaperOutcomes
        added={added}
        uploads={uploads}
        onRetry={(upload) => queue.retry(upload)}
        texts={texts}
      />
    </section>
  );
}
