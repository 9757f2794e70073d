import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getUsedDeliveries } from '@/lib/server/commerce/orders/read/used-deliveries';
import { getUsedDeliveriesCall } from '@/lib/shared/addresses/addresses.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(getUsedDeliveriesCall, ({ actor, language }) => getUsedDeliveries(actor, language)),
]);
