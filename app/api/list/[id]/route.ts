import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getList } from '@/lib/server/commerce/lists/get-lists';
import { changeList, removeList } from '@/lib/server/commerce/lists/save-list';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { listCalls } from '@/lib/shared/lists/lists.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listCalls.getList, ({ actor, params }) => getList(buyerOf(actor), params.id)),
  bind(listCalls.changeList, ({ actor, params, body }) => changeList(actor, params.id, body)),
  bind(listCalls.removeList, ({ actor, params }) => removeList(actor, params.id)),
]);
