import { handle, route } from '@/lib/server/http/handle';
import { listResponse } from '@/lib/server/http/list-response';
import { listRefunds } from '@/lib/server/payments/list-refunds';
import { refundQuerySchema } from '@/lib/shared/schemas/refund';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'admin',
    rate: 'read',
    query: refundQuerySchema,
    run: async ({ actor, query }) => {
      const { refunds, total } = await listRefunds(actor, query);
      return listResponse(refunds, total);
    },
  }),
});
