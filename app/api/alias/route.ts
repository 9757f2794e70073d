import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import {
  addOwnNumber,
  listOwnNumbers,
  removeOwnNumber,
  setOwnNumber,
} from '@/lib/server/commerce/own-numbers/own-numbers';
import { ownerOf } from '@/lib/server/identity/owner';
import {
  addOwnNumberCall,
  deleteOwnNumberCall,
  listOwnNumbersCall,
  setOwnNumberCall,
} from '@/lib/shared/quick-order/quick-order.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listOwnNumbersCall, ({ actor }) => listOwnNumbers(ownerOf(actor))),
  bind(addOwnNumberCall, ({ actor, body }) => addOwnNumber(actor, body)),
  bind(setOwnNumberCall, ({ actor, body }) => setOwnNumber(actor, body)),
  bind(deleteOwnNumberCall, ({ actor, query }) => removeOwnNumber(actor, query.alias)),
]);
