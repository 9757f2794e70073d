import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { readDesk } from '@/lib/server/commerce/desk/read-desk';
import { countDisabledEndpoints } from '@/lib/server/integrations/endpoints/manage-endpoints';
import { deskCalls } from '@/lib/shared/desk/desk.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(deskCalls.readDesk, async ({ actor }) => {
    const { tiles, waiting } = await readDesk(actor, () => countDisabledEndpoints(actor));
    return { tiles, waiting };
  }),
]);
