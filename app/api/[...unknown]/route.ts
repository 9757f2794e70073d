import { handle } from '@/lib/server/api/handle';
import { route } from '@/lib/server/api/route';
import { METHODS } from '@/lib/shared/calls/contract';
import { AppError } from '@/lib/shared/messages/errors';

const handler = handle({
  path: '/api/{unknown}',
  who: 'anyone',
  run: async () => {
    throw new AppError('not-found');
  },
});

/** A problem like any other (product §7.1), not the not-found page. */
export const { GET, POST, PUT, PATCH, DELETE } = route(METHODS.map((method) => ({ method, handler })));
