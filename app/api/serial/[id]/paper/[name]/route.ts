import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getPaper } from '@/lib/server/commerce/serials/papers/get-paper';
import { serialCalls } from '@/lib/shared/serials/serials.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(serialCalls.getPaper, ({ actor, params }) => getPaper(actor, params.id, params.name)),
]);
