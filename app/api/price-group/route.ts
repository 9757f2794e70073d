import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { addPriceGroup } from '@/lib/server/commerce/prices/edit-price-groups';
import { listPriceGroups } from '@/lib/server/commerce/prices/find-price-groups';
import { priceListCalls } from '@/lib/shared/prices/prices.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(priceListCalls.listPriceGroups, ({ actor }) => listPriceGroups(actor)),
  bind(priceListCalls.addPriceGroup, ({ actor, body }) => addPriceGroup(actor, body)),
]);
