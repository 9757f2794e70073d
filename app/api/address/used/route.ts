import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getUsedDeliveries } from '@/lib/server/commerce/orders/read/used-deliveries';
import { addressCalls } from '@/lib/shared/addresses/addresses.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(addressCalls.getUsedDeliveries, ({ actor, language }) => getUsedDeliveries(actor, language)),
]);
