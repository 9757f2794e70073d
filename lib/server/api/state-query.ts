import 'server-only';
import type { Endpoint } from './route';

/**
 * Returns the endpoint of a public read that admins may ask for more of: with `state` in the query it is `managed`, which
 * takes their token, without it `open`.
 */
export function withStateQuery(open: Endpoint, managed: Endpoint): Endpoint {
  return {
    ...open,
    handler: (request, context) => {
      const isManaged = new URL(request.url).searchParams.getAll('state').some((value) => value !== '');
      return (isManaged ? managed : open).handler(request, context);
    },
  };
}
