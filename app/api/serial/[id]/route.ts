import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { editOwnSerial, getOwnSerial } from '@/lib/server/commerce/serials/own-serials';
import { serialCalls } from '@/lib/shared/serials/serials.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(serialCalls.getSerial, ({ actor, params }) => getOwnSerial(actor, params.id)),
  bind(serialCalls.editOwnSerial, ({ actor, params, body }) => editOwnSerial(actor, params.id, body)),
]);
