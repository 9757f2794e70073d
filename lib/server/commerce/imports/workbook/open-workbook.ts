import 'server-only';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { inThread } from '@/lib/server/platform/work-in-steps';
import { AppError } from '@/lib/shared/messages/errors';
import type { ReadWorkbook, WorkbookFault } from './read-workbook';

/** How a ZIP file begins, as workbooks do. */
const HEAD = [0x50, 0x4b, 3, 4];
/** Of a workbook that needs more, nobody would wait for the answer. */
const LIMITS = { longestMs: 60_000, memoryMb: 1_024 } as const;

/** The bundle of workbook-thread.ts; without it, as in development and on the command line, this thread reads workbooks. */
const thread = () => processSingleton<{ file?: string }>('workbook-thread', () => ({}));

export function readWorkbooksInThread(file: string): void {
  thread().file = file;
}

export function isWorkbook(bytes: Uint8Array): boolean {
  return HEAD.every((byte, place) => bytes[place] === byte);
}

/** Reads a sheet of a workbook. Throws `validation-failed` for no workbook, one that is too large, and a sheet that it has not. */
export async function openWorkbook(bytes: Uint8Array, sheet: string | undefined): Promise<ReadWorkbook> {
  const { file } = thread();
  const answer: ReadWorkbook | WorkbookFault | null = file
    ? await inThread<ReadWorkbook | WorkbookFault>(file, { bytes: new Uint8Array(bytes), sheet }, LIMITS)
    : await (await import('./read-workbook')).readWorkbook(bytes, sheet);
  if (answer && 'text' in answer) return answer;
  const { issue, sheets } = answer ?? { issue: 'import-workbook-large' as const };
  const isSheet = issue === 'import-sheet-unknown';
  throw new AppError('validation-failed', {
    issues: { [isSheet ? 'sheet' : 'file']: [issue] },
    ...(sheets ? { members: { sheets } } : {}),
  });
}
