import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { undoImport } from '@/lib/server/commerce/imports/end-import';
import { importCalls } from '@/lib/shared/imports/imports.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(importCalls.undoImport, ({ actor, params }) => undoImport(actor, params.id)),
]);
