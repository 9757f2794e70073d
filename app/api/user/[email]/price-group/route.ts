import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { assignPriceGroup } from '@/lib/server/commerce/prices/edit-price-groups';
import { priceListCalls } from '@/lib/shared/prices/prices.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(priceListCalls.assignPriceGroup, ({ actor, params, body }) =>
    assignPriceGroup(actor, params.email, body.groupId),
  ),
]);
