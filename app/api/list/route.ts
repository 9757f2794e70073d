import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getLists } from '@/lib/server/commerce/lists/get-lists';
import { addList } from '@/lib/server/commerce/lists/save-list';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { listCalls } from '@/lib/shared/lists/lists.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listCalls.getLists, ({ actor }) => getLists(buyerOf(actor))),
  bind(listCalls.addList, ({ actor, body }) => addList(actor, body)),
]);
