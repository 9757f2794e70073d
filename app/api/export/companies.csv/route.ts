import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { exportFile } from '@/lib/server/commerce/imports/export-file';
import { readPageLanguage } from '@/lib/server/platform/http/request-context';
import { importCalls } from '@/lib/shared/imports/imports.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(importCalls.exportCompanies, ({ actor, query, request }) =>
    exportFile(actor, 'companies', { query, page: readPageLanguage(request.headers) }),
  ),
]);
