'use client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Upload, UploadQueue } from '@/lib/client/admin-calls/upload-queue';
import { loadCode } from '@/lib/client/page/load-code';
import type { StoredFile } from '@/lib/shared/files/stored-file.schema';
import type { FileKind } from '@/lib/shared/files/stored-files';

const loadCalls = () => loadCode(() => import('@/lib/client/admin-calls/upload-file'));

const NONE: readonly Upload[] = [];

type Uploads = {
  uploads: readonly Upload[];
  add: (files: readonly File[]) => void;
  retry: (id: number) => void;
  remove: (id: number) => void;
};

/** Uploads end when the component unmounts. */
export function useUploads(kind: FileKind, onStored: (stored: StoredFile, file: File) => void): Uploads {
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
