import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { deleteOwnAlias } from '@/lib/server/commerce/own-numbers/delete-own-number';
import { listAliases } from '@/lib/server/commerce/own-numbers/list-own-numbers';
import { addAlias, setAlias } from '@/lib/server/commerce/own-numbers/set-own-number';
import { ownerOf } from '@/lib/server/identity/owner';
import {
  addAliasCall,
  deleteAliasCall,
  listAliasesCall,
  setAliasCall,
} from '@/lib/shared/quick-order/quick-order.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listAliasesCall, ({ actor }) => listAliases(ownerOf(actor))),
  bind(addAliasCall, ({ actor, body }) => addAlias(actor, body)),
  bind(setAliasCall, ({ actor, body }) => setAlias(actor, body)),
  bind(deleteAliasCall, ({ actor, query }) => deleteOwnAlias(actor, query.alias)),
]);
