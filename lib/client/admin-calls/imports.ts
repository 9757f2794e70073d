import { call, problemOf } from '@/lib/client/api';
import { pageLanguageHeader } from '@/lib/client/language/page-language';
import { ApiProblem, mayArriveLater, unreachableProblem } from '@/lib/client/problem';
import { clearAccessToken, getAccessToken } from '@/lib/client/session/access-token';
import { type SendOptions, sendUpload } from '@/lib/client/uploads/send-upload';
import {
  type ImportResult,
  importAcceptedSchema,
  importResultSchema,
} from '@/lib/shared/imports/import.schema';
import type { AdditionsName, RunKind } from '@/lib/shared/imports/import-kinds';
import { importCalls } from '@/lib/shared/imports/imports.contract';
import type { DecimalMark } from '@/lib/shared/tables/decimal-mark';

export type ImportChoices = {
  kind: RunKind;
  isAll: boolean;
  isInviting: boolean;
  /** Fields by the headings that someone chose them for. */
  map: Readonly<Record<string, string>>;
  /** What is added where rows name it and it is missing. */
  create: readonly AdditionsName[];
  /** The mark of numbers that the file does not decide by itself. */
  decimal: DecimalMark | null;
  /** The sheet of a workbook; null for the first. */
  sheet: string | null;
};

const TRIES_AGAIN_MS = 1_000;

/** The file was changed or moved since it was chosen, so that the browser does not read it any more. */
export class FileChanged extends Error {}

/** A request that fails does not say that it is for the file. */
async function failureOf(file: Blob, error: unknown): Promise<unknown> {
  const isNoResponse = error instanceof ApiProblem && error.code === 'network';
  if (!isNoResponse) return error;
  try {
    await file.slice(0, 1).arrayBuffer();
    return error;
  } catch (cause) {
    return new FileChanged('the file cannot be read', { cause });
  }
}

type OwnHeaders = { 'content-type': string; 'idempotency-key'?: string };

async function postOnce(address: string, file: Blob, own: OwnHeaders): Promise<Response> {
  const headers = {
    ...pageLanguageHeader(),
    authorization: `Bearer ${await getAccessToken()}`,
    ...own,
  };
  return fetch(address, { method: 'POST', headers, body: file, cache: 'no-store' }).catch(
    async (cause: unknown) => {
      throw await failureOf(file, unreachableProblem(cause));
    },
  );
}

async function post(address: string, file: Blob, own: OwnHeaders): Promise<Response> {
  const response = await postOnce(address, file, own);
  if (response.status !== 401) return response;
  clearAccessToken();
  return postOnce(address, file, own);
}

/** Returns how far an import is. Throws ApiProblem. */
export function getImport(id: string): Promise<ImportResult> {
  return call(importCalls.getImport, { params: { id }, as: 'bearer' });
}

type Following = {
  onProgress: (run: ImportResult) => void;
  /** The store does not respond: it may be restarted, and goes on with the import then. */
  onTrouble: (error: unknown) => void;
  signal: AbortSignal;
};

/** Waits until an import has ended, and returns it, also where the store is away meanwhile. Throws ApiProblem, and the signal's reason. */
export async function awaitImport(
  id: string,
  { onProgress, onTrouble, signal }: Following,
): Promise<ImportResult> {
  for (;;) {
    try {
      const run = await getImport(id);
      signal.throwIfAborted();
      if (run.state !== 'running') return run;
      onProgress(run);
    } catch (error) {
      if (signal.aborted || !mayArriveLater(error)) throw error;
      onTrouble(error);
    }
    await new Promise((resolve) => setTimeout(resolve, TRIES_AGAIN_MS));
    signal.throwIfAborted();
  }
}

/**
 * Sends a file to be imported, or with `isDryRun` to be looked at. Returns what became of its rows, or of a large one its id: it goes on
 * in the background. A result in which all rows were refused for one is returned too. Throws ApiProblem, FileChanged.
 */
export async function sendImport(
  file: Blob,
  { kind, isAll, isInviting, map, create, decimal, sheet, isDryRun }: ImportChoices & { isDryRun: boolean },
  key: string,
): Promise<ImportResult | { id: string }> {
  const mapped = Object.entries(map).map(([heading, field]) => `${heading}:${field}`);
  const query = new URLSearchParams({
    ...(mapped.length > 0 ? { map: mapped.join(',') } : {}),
    ...(create.length > 0 ? { create: create.join(',') } : {}),
    ...(decimal ? { decimal } : {}),
    ...(sheet === null ? {} : { sheet }),
    remember: 'true',
    ...(isDryRun ? { dryRun: 'true' } : {}),
    ...(isAll ? { mode: 'all' } : {}),
    ...(isInviting ? { invite: 'true' } : {}),
  });
  const response = await post(`/api/import/${kind}?${query}`, file, {
    'content-type': 'text/csv',
    'idempotency-key': key,
  });
  if (response.status === 202) return importAcceptedSchema.parse(await response.json());
  if (response.ok) return importResultSchema.parse(await response.json());
  const problem = await problemOf(response);
  const whole = importResultSchema.safeParse(problem.members);
  if (whole.success) return whole.data;
  throw problem;
}

/**
 * Sends an archive of pictures and documents, or with `isDryRun` only looks at it. Returns its import. Throws ApiProblem, FileChanged, and
 * the signal's reason.
 */
export async function sendPictures(
  file: Blob,
  isDryRun: boolean,
  options: SendOptions,
): Promise<{ id: string }> {
  const path = `/api/import/pictures${isDryRun ? '?dryRun=true' : ''}`;
  const headers = { 'content-type': 'application/zip' };
  const response = await sendUpload({ path, body: file, headers, ...options }).catch(
    async (error: unknown) => {
      throw await failureOf(file, error);
    },
  );
  if (response.ok) return importAcceptedSchema.parse(await response.json());
  throw await problemOf(response);
}
