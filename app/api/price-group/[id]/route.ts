import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { deletePriceGroup, renamePriceGroup } from '@/lib/server/commerce/prices/edit-price-groups';
import { priceListCalls } from '@/lib/shared/prices/prices.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(priceListCalls.renamePriceGroup, ({ actor, params, body }) =>
    renamePriceGroup(actor, params.id, body),
  ),
  bind(priceListCalls.deletePriceGroup, ({ actor, params }) => deletePriceGroup(actor, params.id)),
]);
