import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listBoughtTools } from '@/lib/server/commerce/lists/get-lists';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { listCalls } from '@/lib/shared/lists/lists.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listCalls.listBoughtTools, ({ actor }) => listBoughtTools(buyerOf(actor))),
]);
