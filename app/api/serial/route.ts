import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listOwnSerials } from '@/lib/server/commerce/serials/own-serials';
import { serialCalls } from '@/lib/shared/serials/serials.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(serialCalls.listSerials, ({ actor, query }) => listOwnSerials(actor, query)),
]);
