import { useEffect, useRef, useState } from 'react';
import {
  awaitImport,
  cancelImport,
  getImport,
  type ImportChoices,
  sendImport,
  undoImport,
} from '@/lib/client/admin-calls/imports';
import { createIdempotencyKeys } from '@/lib/client/idempotency-key';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import type { ImportResult, ImportUndone } from '@/lib/shared/imports/import.schema';

/** What is going on: nothing, a file on its way or looked at, an import, or its undoing. */
export type ImportWork = 'idle' | 'checking' | 'importing' | 'undoing';

type Sent = { file: File; choices: ImportChoices };

/** What is wrong with a file is said of the field, whatever else of the call. */
function saidOf(error: unknown): string {
  return fieldMessageOf(error, 'file') ?? sentenceOf(error);
}

/** Checks a file, imports it, follows what goes on in the background, and undoes it. `openId` is an import to be shown at first. */
export function useImport(openId: string | null) {
  const router = useLocalRouter();
  const [keyFor] = useState(createIdempotencyKeys);
  const [work, setWork] = useState<ImportWork>(openId === null ? 'idle' : 'importing');
  const [run, setRun] = useState<ImportResult | null>(null);
  const [undone, setUndone] = useState<ImportUndone | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const following = useRef<AbortController>(undefined);

  async function doWork(next: ImportWork, task: (signal: AbortSignal) => Promise<void>) {
    following.current?.abort();
    const control = new AbortController();
    following.current = control;
    setWork(next);
    setFailure(null);
    try {
      await task(control.signal);
    } catch (error) {
      if (control.signal.aborted) return;
      setFailure(saidOf(error));
    }
    if (!control.signal.aborted) setWork('idle');
  }

  /** Shows an import until it has ended. */
  async function follow(id: string, signal: AbortSignal) {
    setRun(await awaitImport(id, { onProgress: setRun, signal }));
  }

  async function send({ file, choices }: Sent, isDryRun: boolean, signal: AbortSignal) {
    setRun(null);
    setUndone(null);
    const { name, size, lastModified } = file;
    const asked = { ...choices, isDryRun };
    const key = keyFor({ name, size, lastModified, ...asked });
    const sent = await sendImport(file, asked, key);
    signal.throwIfAborted();
    if ('state' in sent) setRun(sent);
    else await follow(sent.id, signal);
    // The same file again is to be read anew.
    keyFor.reset();
    if (!isDryRun) router.refresh();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an import of before is followed as soon as the page is there, once.
  useEffect(() => {
    if (openId !== null) void doWork('importing', (signal) => follow(openId, signal));
    return () => following.current?.abort();
  }, [openId]);

  return {
    ...{ work, run, undone, failure },
    check: (sent: Sent) => doWork('checking', (signal) => send(sent, true, signal)),
    start: (sent: Sent) => doWork('importing', (signal) => send(sent, false, signal)),
    /** Forgets what was looked at: another file or kind was chosen. */
    clear() {
      following.current?.abort();
      setWork('idle');
      setRun(null);
      setUndone(null);
      setFailure(null);
    },
    async cancel() {
      if (!run) return;
      const { id } = run;
      await doWork('idle', async () => {
        await cancelImport(id);
        setRun(await getImport(id));
        router.refresh();
      });
    },
    async undo() {
      if (!run) return;
      const { id } = run;
      await doWork('undoing', async () => {
        setUndone(await undoImport(id));
        setRun(await getImport(id));
        router.refresh();
      });
    },
  };
}
