import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getListLabels } from '@/lib/server/commerce/lists/get-list-labels';
import { listCalls } from '@/lib/shared/lists/lists.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listCalls.getListLabels, ({ actor, params, query }) => getListLabels(actor, params.id, query)),
]);
