import { importFile } from '@/lib/server/commerce/imports/begin-import';
import type { Caller } from '@/lib/server/identity/actor';
import type { ImportQuery, ImportResult } from '@/lib/shared/imports/import.schema';
import type { ImportKind } from '@/lib/shared/imports/import-kinds';
import { type JsonResponse, respond } from './responses';

type Input = {
  actor: Caller;
  body: Uint8Array;
  query: ImportQuery;
  idempotencyKey: string | undefined;
};

/** Returns what imports the file of a request: with 202 where it goes on in the background. */
export function importedFile(kind: ImportKind) {
  return async ({
    actor,
    body,
    query,
    idempotencyKey: key,
  }: Input): Promise<ImportResult | JsonResponse<ImportResult>> => {
    const imported = await importFile(actor, { kind, bytes: body, query, key });
    if ('result' in imported) return imported.result;
    return respond(imported.accepted, { status: 202 }) as unknown as JsonResponse<ImportResult>;
  };
}
