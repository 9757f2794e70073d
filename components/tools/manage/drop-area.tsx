'use client';
import { Upload as UploadIcon } from 'lucide';
import {
  type DragEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { loadCode } from '@/lib/client/page/load-code';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { type Upload, UploadQueue } from '@/lib/client/uploads/upload-queue';
import type { StoredFile } from '@/lib/shared/files/stored-file.schema';
import { type FileKind, megabytesMax } from '@/lib/shared/files/stored-files';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** For the browser's file dialog; the server checks the content. */
const ACCEPTED: Readonly<Record<FileKind, string>> = {
  picture: 'image/jpeg,image/png,image/webp,image/avif',
  document: 'application/pdf',
};

type DropAreaProps = {
  kind: FileKind;
  /** How many more files fit. */
  room: number;
  onStored: (stored: StoredFile, file: File) => string;
  texts: Texts['editor']['uploads'];
};

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

export function DropArea({ kind, room, onStored, texts }: DropAreaProps) {
  const own = texts[kind];
  const [isOver, setOver] = useState(false);
  const [status, setStatus] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { uploads, add, retry, remove } = useUploads(kind, (stored, file) =>
    setStatus(onStored(stored, file)),
  );
  const pending = uploads.filter(({ state }) => state !== 'failed').length;
  const left = Math.max(0, room - pending);

  function addFiles(files: readonly File[]) {
    const fitting = files.slice(0, left);
    add(fitting);
    setStatus(fitting.length < files.length ? own.full : '');
  }

  function onDrop(event: DragEvent) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    addFiles([...event.dataTransfer.files]);
  }

  function onDragOver(event: DragEvent) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  }

  /** Ignores moves between parts of the area. */
  function onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  }

  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same by keyboard. */}
      <div
        data-over={isOver || undefined}
        onDragOver={onDragOver}
        onDragLeave={onDragLeave}
        onDrop={onDrop}
        className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 rounded-md border border-edge border-dashed px-4 py-3 text-center data-over:border-ink data-over:bg-accent-wash"
      >
        <p className="hidden font-semibold text-ink sm:block">{own.drop}</p>
        <Button
          data-part="add"
          variant="outline"
          size="sm"
          aria-describedby={hintId}
          disabled={left === 0}
          onClick={() => input.current?.click()}
        >
          <Icon node={UploadIcon} />
          {own.choose}
        </Button>
        <p id={hintId} className="text-muted text-sm">
          {left === 0 ? own.full : fillText(own.hint, { megabytes: String(megabytesMax(kind)) })}
        </p>
        <input
          ref={input}
          type="file"
          multiple
          accept={ACCEPTED[kind]}
          tabIndex={-1}
          aria-label={own.choose}
          onChange={({ target }) => {
            addFiles([...(target.files ?? [])]);
            // The same file can be chosen again.
            target.value = '';
          }}
          className="hidden"
        />
      </div>
      {uploads.length > 0 ? (
        <Suspense fallback={null}>
          <UploadList uploads={uploads} onRetry={retry} onRemove={remove} texts={texts} />
        </Suspense>
      ) : null}
      <p role="status" className="text-muted text-sm empty:sr-only">
        {status}
      </p>
    </div>
  );
}

const UploadList = lazy(() =>
  loadWithRetries(() => import('@/components/forms/upload-list')).then(({ UploadList: list }) => ({
    default: list,
  })),
);

const loadCalls = () => loadCode(() => import('@/lib/client/uploads/upload-file'));

const NONE: readonly Upload[] = [];

type Uploads = {
  uploads: readonly Upload[];
  add: (files: readonly File[]) => void;
  retry: (id: number) => void;
  remove: (id: number) => void;
};

/** Uploads end when the component unmounts. */
function useUploads(kind: FileKind, onStored: (stored: StoredFile, file: File) => void): Uploads {
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  });
  const [queue] = useState(
    () =>
      new UploadQueue({
        async send(file, options) {
          const { uploadFile } = await loadCalls();
          options.signal.throwIfAborted();
          return uploadFile(kind, file, options);
        },
        onStored: (stored, file) => latest.current(stored, file),
      }),
  );
  useEffect(() => () => queue.stop(), [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot, () => NONE);
  return {
    uploads,
    add: (files) => queue.add(files),
    retry: (id) => queue.retry(id),
    remove: (id) => queue.remove(id),
  };
}
