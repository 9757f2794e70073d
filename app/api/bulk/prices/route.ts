import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { runBulk } from '@/lib/server/commerce/imports/begin-import';
import { importCalls } from '@/lib/shared/imports/imports.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(importCalls.bulkPrices, ({ actor, body, query, idempotencyKey: key }) =>
    runBulk(actor, 'prices', body, { query, key }),
  ),
]);
