import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { deletePriceGroup, renamePriceGroup } from '@/lib/server/commerce/prices/edit-price-groups';
import { deletePriceGroupCall, renamePriceGroupCall } from '@/lib/shared/prices/prices.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(renamePriceGroupCall, ({ actor, params, body }) => renamePriceGroup(actor, params.id, body)),
  bind(deletePriceGroupCall, ({ actor, params }) => deletePriceGroup(actor, params.id)),
]);
