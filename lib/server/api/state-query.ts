import 'server-only';
import type { Endpoint } from './route';

/** With `state` in the query `managed` responds, which requires an admin's token; without it `open`. */
export function withStateQuery(open: Endpoint, managed: Endpoint): Endpoint {
  return {
    ...open,
    handler: (request, context) => {
      const isManaged = new URL(request.url).searchParams.getAll('state').some((value) => value !== '');
      return (isManaged ? managed : open).handler(request, context);
    },
  };
}
