import { handle, route } from '@/lib/server/http/handle';
import { readBodyText } from '@/lib/server/http/read-body';
import { handleProviderEvent } from '@/lib/server/payments/handle-provider-event';

/** Events carry whole objects of the provider, larger than what people send. */
const EVENT_MAX_BYTES = 512 * 1024;

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: handle({
    who: 'anyone',
    run: async ({ request }) =>
      handleProviderEvent(
        await readBodyText(request, EVENT_MAX_BYTES),
        request.headers.get('stripe-signature'),
      ),
  }),
});
