import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { templateFile } from '@/lib/server/commerce/imports/export-file';
import { readPageLanguage } from '@/lib/server/platform/http/request-context';
import { importCalls } from '@/lib/shared/imports/imports.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(importCalls.companiesTemplate, ({ actor, query, request }) =>
    templateFile(actor, 'companies', { query, page: readPageLanguage(request.headers) }),
  ),
]);
