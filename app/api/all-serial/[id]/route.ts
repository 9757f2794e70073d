import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { deleteSerial, editSerial, getManagedSerial } from '@/lib/server/commerce/serials/all-serials';
import { allSerialCalls } from '@/lib/shared/serials/serials.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(allSerialCalls.getManagedSerial, ({ actor, params }) => getManagedSerial(actor, params.id)),
  bind(allSerialCalls.editSerial, ({ actor, params, body }) => editSerial(actor, params.id, body)),
  bind(allSerialCalls.deleteSerial, ({ actor, params }) => deleteSerial(actor, params.id)),
]);
