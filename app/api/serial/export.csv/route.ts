import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { exportSerials } from '@/lib/server/commerce/serials/export-serials';
import { serialCalls } from '@/lib/shared/serials/serials.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(serialCalls.exportSerials, ({ actor, query }) => exportSerials(actor, query)),
]);
