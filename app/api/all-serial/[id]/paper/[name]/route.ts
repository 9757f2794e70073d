import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { removePaper } from '@/lib/server/commerce/serials/papers/get-paper';
import { allSerialCalls } from '@/lib/shared/serials/serials.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(allSerialCalls.removePaper, ({ actor, params }) => removePaper(actor, params.id, params.name)),
]);
