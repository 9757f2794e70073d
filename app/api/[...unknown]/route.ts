import { handle, route } from '@/lib/server/http/handle';
import { AppError } from '@/lib/shared/errors';

const nothingHere = handle({
  who: 'anyone',
  run: async () => {
    throw new AppError('not-found');
  },
});

/** Every address under /api that no call has: a problem like any other (decisions §2), not the page for lost visitors. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: nothingHere,
  POST: nothingHere,
  PUT: nothingHere,
  PATCH: nothingHere,
  DELETE: nothingHere,
});
