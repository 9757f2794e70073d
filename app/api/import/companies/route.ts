import { bind } from '@/lib/server/api/bind';
import { importedFile } from '@/lib/server/api/imported-file';
import { route } from '@/lib/server/api/route';
import { importCalls } from '@/lib/shared/imports/imports.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(importCalls.importCompanies, importedFile('companies')),
]);
