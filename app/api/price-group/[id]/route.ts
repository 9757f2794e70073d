import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { deletePriceGroup } from '@/lib/server/commerce/prices/groups/delete-price-group';
import { renamePriceGroup } from '@/lib/server/commerce/prices/groups/rename-price-group';
import { deletePriceGroupCall, renamePriceGroupCall } from '@/lib/shared/prices/prices.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(renamePriceGroupCall, ({ actor, params, body }) => renamePriceGroup(actor, params.id, body)),
  bind(deletePriceGroupCall, ({ actor, params }) => deletePriceGroup(actor, params.id)),
]);
