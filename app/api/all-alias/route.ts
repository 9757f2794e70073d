import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { importAliases } from '@/lib/server/commerce/own-numbers/import-own-numbers';
import { importAliasesCall } from '@/lib/shared/quick-order/quick-order.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(importAliasesCall, ({ actor, body }) => importAliases(actor, body)),
]);
