import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { cancelImport } from '@/lib/server/commerce/imports/end-import';
import { getImport } from '@/lib/server/commerce/imports/read-import';
import { importCalls } from '@/lib/shared/imports/imports.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(importCalls.getImport, ({ actor, params }) => getImport(actor, params.id)),
  bind(importCalls.cancelImport, ({ actor, params }) => cancelImport(actor, params.id)),
]);
