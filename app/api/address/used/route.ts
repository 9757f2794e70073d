import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getUsedDeliveries } from '@/lib/server/commerce/orders/read/used-deliveries';
import { ownerOf } from '@/lib/server/identity/owner';
import { getUsedDeliveriesCall } from '@/lib/shared/addresses/addresses.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(getUsedDeliveriesCall, ({ actor }) => getUsedDeliveries(ownerOf(actor))),
]);
