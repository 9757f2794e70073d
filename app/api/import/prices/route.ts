import { bind } from '@/lib/server/api/bind';
import { importedFile } from '@/lib/server/api/imported-file';
import { route } from '@/lib/server/api/route';
import { importPricesCall } from '@/lib/shared/imports/imports.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([bind(importPricesCall, importedFile('prices'))]);
