import { bind } from '@/lib/server/api/bind';
import { type JsonResponse, respond } from '@/lib/server/api/responses';
import { route } from '@/lib/server/api/route';
import { importPictures } from '@/lib/server/commerce/imports/import-pictures';
import type { PicturesResult } from '@/lib/shared/imports/filed-files.schema';
import { importCalls } from '@/lib/shared/imports/imports.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(importCalls.importPictures, async ({ actor, body, query }) => {
    const imported = await importPictures(actor, { content: body, isDryRun: query.dryRun ?? false });
    if ('result' in imported) return imported.result;
    return respond(imported.accepted, { status: 202 }) as unknown as JsonResponse<PicturesResult>;
  }),
]);
