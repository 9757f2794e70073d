import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listAllSerials } from '@/lib/server/commerce/serials/all-serials';
import { allSerialCalls } from '@/lib/shared/serials/serials.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(allSerialCalls.listAllSerials, ({ actor, query }) => listAllSerials(actor, query)),
]);
