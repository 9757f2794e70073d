import { useEffect, useRef, useState } from 'react';
import {
  awaitImport,
  FileChanged,
  getImport,
  type ImportChoices,
  sendImport,
  sendPictures,
} from '@/lib/client/admin-calls/imports';
import { call } from '@/lib/client/api';
import { createIdempotencyKeys } from '@/lib/client/idempotency-key';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { ApiProblem, fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import type { UploadProgress } from '@/lib/client/uploads/send-upload';
import { type ImportResult, type ImportUndone, importResultSchema } from '@/lib/shared/imports/import.schema';
import { importCalls } from '@/lib/shared/imports/imports.contract';
import type { ValueTexts } from '@/lib/shared/imports/shown-values';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Book } from './sheet-choice';

/** The work under way: none, a file on its way or looked at, an import, or its undoing. */
export type ImportWork = 'idle' | 'checking' | 'importing' | 'undoing';

type Sent = { file: File; choices: ImportChoices };
type CutOff = UploadProgress & { again: () => Promise<void> };

/** The address of the page with an import or without one: a reload goes on with it. */
function showInAddress(id: string | null): void {
  const { pathname } = window.location;
  window.history.replaceState(null, '', id === null ? pathname : `${pathname}?id=${id}`);
}

/** Another tab, or the store itself, was sooner. */
const isConflict = (error: unknown) => error instanceof ApiProblem && error.code === 'conflict';

/** A fault of the file is said of the field, anything else of the call. */
function saidOf(error: unknown, fileChanged: string): string {
  if (error instanceof FileChanged) return fileChanged;
  return fieldMessageOf(error, 'file') ?? sentenceOf(error);
}

/** The columns of a file that is refused for what they do not say. */
function columnsOf(error: unknown): ImportResult['columns'] | null {
  const columns =
    error instanceof ApiProblem ? importResultSchema.shape.columns.safeParse(error.members.columns) : null;
  return columns?.data ?? null;
}

/** The connection was lost before all of a file was sent, so that the store has nothing of it. */
const isCutOff = (error: unknown, { sent, total }: UploadProgress) =>
  error instanceof ApiProblem && error.code === 'network' && sent < total;

const bookSchema = importResultSchema.pick({ sheets: true, sheet: true });

/** The sheets of a workbook of which one was looked at, or is refused. */
function bookOf(found: unknown): Book | null {
  const { data } = bookSchema.safeParse(found);
  return data?.sheets ? { sheets: data.sheets, sheet: data.sheet } : null;
}

/** Checks a file, imports it, follows what goes on in the background, and undoes it. `openId` is an import to be shown at first. */
export function useImport(openId: string | null, { fileChanged }: { fileChanged: string }) {
  const router = useLocalRouter();
  const [keyFor] = useState(createIdempotencyKeys);
  const [work, setWork] = useState<ImportWork>(openId === null ? 'idle' : 'importing');
  const [run, setRun] = useState<ImportResult | null>(null);
  const [undone, setUndone] = useState<ImportUndone | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<ImportResult['columns'] | null>(null);
  const [book, setBook] = useState<Book | null>(null);
  /** How much of a file is sent, while it is. */
  const [upload, setUpload] = useState<UploadProgress | null>(null);
  /** A file of which a part was sent, and sends it again. */
  const [cutOff, setCutOff] = useState<CutOff | null>(null);
  const following = useRef<AbortController>(undefined);
  /** The import that is shown; undefined before the page is there. */
  const shownId = useRef<string | null>(undefined);

  async function doWork(next: ImportWork, task: (signal: AbortSignal) => Promise<void>) {
    following.current?.abort();
    const control = new AbortController();
    following.current = control;
    setWork(next);
    setFailure(null);
    setRefused(null);
    setCutOff(null);
    setUpload(null);
    try {
      await task(control.signal);
    } catch (error) {
      if (control.signal.aborted) return;
      setFailure(saidOf(error, fileChanged));
      setRefused(columnsOf(error));
      if (error instanceof ApiProblem) setBook(bookOf(error.members));
    }
    if (!control.signal.aborted) setWork('idle');
  }

  /** Shows an import until it has ended. */
  async function follow(id: string, signal: AbortSignal) {
    const onProgress = (now: ImportResult) => {
      setRun(now);
      setBook(now.dryRun ? bookOf(now) : null);
      setFailure(null);
    };
    const onTrouble = (error: unknown) => setFailure(saidOf(error, fileChanged));
    onProgress(await awaitImport(id, { onProgress, onTrouble, signal }));
  }

  function show(id: string | null) {
    const isShown = (shownId.current ?? null) === id;
    shownId.current = id;
    if (!isShown) showInAddress(id);
  }

  /** Sends an archive, of which it shows how much is sent. */
  async function sendArchive({ file, choices }: Sent, isDryRun: boolean, signal: AbortSignal) {
    const last: UploadProgress = { sent: 0, total: file.size };
    const onProgress = (progress: UploadProgress) => {
      Object.assign(last, progress);
      setUpload(progress);
    };
    try {
      return await sendPictures(file, isDryRun, { signal, onProgress });
    } catch (error) {
      if (isCutOff(error, last)) setCutOff({ ...last, again: () => begin({ file, choices }, isDryRun) });
      throw error;
    } finally {
      if (!signal.aborted) setUpload(null);
    }
  }

  async function send({ file, choices }: Sent, isDryRun: boolean, signal: AbortSignal) {
    setRun(null);
    setUndone(null);
    const { name, size, lastModified } = file;
    const asked = { ...choices, isDryRun };
    const key = keyFor({ name, size, lastModified, ...asked });
    const isArchive = choices.kind === 'pictures';
    const sent: ImportResult | { id: string } = await (isArchive
      ? sendArchive({ file, choices }, isDryRun, signal)
      : sendImport(file, asked, key));
    signal.throwIfAborted();
    if (!isDryRun) show(sent.id);
    const whole = 'state' in sent ? (sent as ImportResult) : null;
    if (whole) {
      setRun(whole);
      setBook(isDryRun ? bookOf(whole) : null);
    } else await follow(sent.id, signal);
    // The same file again is to be read anew.
    keyFor.reset();
    if (!isDryRun) router.refresh();
  }

  const begin = (sent: Sent, isDryRun: boolean) =>
    doWork(isDryRun ? 'checking' : 'importing', (signal) => send(sent, isDryRun, signal));

  /** Ends the upload: nothing of it is kept. */
  function stopUpload() {
    following.current?.abort();
    setWork('idle');
    setUpload(null);
  }

  function clear() {
    stopUpload();
    setRun(null);
    setCutOff(null);
    setUndone(null);
    setFailure(null);
    setRefused(null);
    setBook(null);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an import of before is followed where the address names another.
  useEffect(() => {
    if (openId === (shownId.current ?? null)) return;
    shownId.current = openId;
    clear();
    if (openId !== null) void doWork('importing', (signal) => follow(openId, signal));
  }, [openId]);
  useEffect(
    () => () => {
      following.current?.abort();
      shownId.current = undefined;
    },
    [],
  );

  return {
    ...{ work, run, undone, failure, refused, book, upload, cutOff, stopUpload },
    check: (sent: Sent) => begin(sent, true),
    start: (sent: Sent) => begin(sent, false),
    /** Forgets what was looked at: another file or kind was chosen. */
    clear() {
      clear();
      show(null);
    },
    /** Cancels; nothing is left of a file that was only looked at. */
    async cancel() {
      if (!run) return;
      const { id, dryRun } = run;
      await doWork(work, async (signal) => {
        try {
          await call(importCalls.cancelImport, { params: { id }, as: 'bearer' });
          // The same file again is not what was cancelled.
          keyFor.reset();
          if (dryRun) return setRun(null);
        } catch (error) {
          // It goes on, or has ended meanwhile.
          if (!isConflict(error)) setFailure(saidOf(error, fileChanged));
        }
        await follow(id, signal);
        router.refresh();
      });
    },
    async undo() {
      if (!run) return;
      const { id } = run;
      await doWork('undoing', async () => {
        try {
          setUndone(await call(importCalls.undoImport, { params: { id }, as: 'bearer' }));
        } catch (error) {
          if (isConflict(error)) setRun(await getImport(id));
          throw error;
        }
        setRun(await getImport(id));
        router.refresh();
      });
    },
  };
}

export type ImportTexts = Texts['imports'] & Pick<ValueTexts, 'states' | 'leadTimes' | 'documents'>;
