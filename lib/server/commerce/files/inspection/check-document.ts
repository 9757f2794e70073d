import 'server-only';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { inThread } from '@/lib/server/platform/work-in-steps';
import { AppError } from '@/lib/shared/messages/errors';
import type { Refusal } from './inspect-document';

const HEAD = /^%PDF-[12]\.\d/;
/** Browsers that sniff content look for a page in so many first bytes. */
const HEAD_BYTES = 1_024;
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)/i;
/** Only blanks follow: an archive or a second file would be appended (ISO 32000-1, 7.5.5). */
const END = /startxref\s+\d+\s+%%EOF[\s\0]*$/;
const END_BYTES = 2_048;

/** A document that needs more time or memory is meant to exhaust them. */
const LONGEST_MS = 20_000;
const MEMORY_MB = 512;

/** The bundle of document-thread.ts; without it, as in development, this thread parses documents. */
const thread = () => processSingleton<{ file?: string }>('document-thread', () => ({}));

export function checkDocumentsInThread(file: string): void {
  thread().file = file;
}

const refused = (issue: Refusal) => new AppError('validation-failed', { issues: { file: [issue] } });

async function inspectInThread(file: string, bytes: Buffer): Promise<Refusal | null> {
  const limits = { longestMs: LONGEST_MS, memoryMb: MEMORY_MB };
  const answer = await inThread<{ refusal: Refusal | null }>(file, new Uint8Array(bytes), limits);
  return answer ? answer.refusal : 'document-unreadable';
}

/**
 * Accepts a PDF that only shows something. Throws `validation-failed` for one without the head and end of a PDF, with
 * markup of web pages in its head, not parsed within 20 seconds, encrypted, or with scripts, files or actions that
 * leave it. That is no virus scanner: headers also prevent browsers from running what is served.
 */
export async function checkDocument(bytes: Buffer): Promise<void> {
  const head = bytes.toString('latin1', 0, HEAD_BYTES);
  const end = bytes.subarray(-END_BYTES).toString('latin1');
  if (!HEAD.test(head) || MARKUP.test(head) || !END.test(end)) throw refused('document-unreadable');
  const { file } = thread();
  const refusal = file
    ? await inspectInThread(file, bytes)
    : await (await import('./inspect-document')).inspectDocument(bytes);
  if (refusal) throw refused(refusal);
}
