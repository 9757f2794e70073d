import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import {
  addOwnNumber,
  listOwnNumbers,
  removeOwnNumber,
  setOwnNumber,
} from '@/lib/server/commerce/own-numbers/own-numbers';
import { ownerOf } from '@/lib/server/identity/owner';
import { quickOrderCalls } from '@/lib/shared/quick-order/quick-order.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(quickOrderCalls.listOwnNumbers, ({ actor }) => listOwnNumbers(ownerOf(actor))),
  bind(quickOrderCalls.addOwnNumber, ({ actor, body }) => addOwnNumber(actor, body)),
  bind(quickOrderCalls.setOwnNumber, ({ actor, body }) => setOwnNumber(actor, body)),
  bind(quickOrderCalls.deleteOwnNumber, ({ actor, query }) => removeOwnNumber(actor, query.alias)),
]);
