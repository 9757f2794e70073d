import 'server-only';
import { Worker } from 'node:worker_threads';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { AppError } from '@/lib/shared/messages/errors';
import type { Refusal } from './judge-document';

const HEAD = /^%PDF-[12]\.\d/;
/** Where browsers that guess would look for a page. */
const HEAD_BYTES = 1_024;
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)/i;
/** Nothing comes after the end but blank: an archive or a second file would (ISO 32000-1, 7.5.5). */
const END = /startxref\s+\d+\s+%%EOF[\s\0]*$/;
const END_BYTES = 2_048;

/** A document that takes more of either is made to cost, not to be read. */
const LONGEST_MS = 20_000;
const MEMORY_MB = 512;

/** The bundled file of document-thread; without it, as in development, this thread reads documents. */
const thread = () => processSingleton<{ file?: string }>('document-thread', () => ({}));

/** Has documents read by threads of their own. */
export function checkDocumentsInThread(file: string): void {
  thread().file = file;
}

const refused = (issue: Refusal) => new AppError('validation-failed', { issues: { file: [issue] } });

async function judgeInThread(file: string, bytes: Buffer): Promise<Refusal | null> {
  const worker = new Worker(file, {
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  let limit: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Refusal | null>((resolve) => {
      const giveUp = () => resolve('document-unreadable');
      limit = setTimeout(giveUp, LONGEST_MS);
      worker.once('error', giveUp).once('exit', giveUp);
      worker.once('message', ({ refusal }: { refusal: Refusal | null }) => resolve(refusal));
    });
  } finally {
    clearTimeout(limit);
    await worker.terminate();
  }
}

/**
 * Passes a PDF that only shows something. Throws `validation-failed` for what does not begin and end as a PDF, for one with
 * markup of web pages in its head, for one that cannot be read whole within 20 seconds or is encrypted, and for one that
 * contains scripts, further files, or actions that leave it by themselves or for a file or program. That is no virus scanner:
 * what is served is also kept from running in browsers by its headers.
 */
export async function checkDocument(bytes: Buffer): Promise<void> {
  const head = bytes.toString('latin1', 0, HEAD_BYTES);
  const end = bytes.subarray(-END_BYTES).toString('latin1');
  if (!HEAD.test(head) || MARKUP.test(head) || !END.test(end)) throw refused('document-unreadable');
  const { file } = thread();
  const refusal = file
    ? await judgeInThread(file, bytes)
    : await (await import('./judge-document')).judgeDocument(bytes);
  if (refusal) throw refused(refusal);
}
