import type { Person } from '@/tests/support/people';
import { unique } from '@/tests/support/store';
import { adminsOnly, anyone, withEither } from './define-row';
import type { AccessRequest, Row, World } from './row';

async function ofTool(_holder: Person, world: World): Promise<AccessRequest> {
  return { path: { id: await world.newTool() } };
}

async function stockCorrection(_holder: Person, world: World): Promise<AccessRequest> {
  return {
    path: { id: await world.newTool() },
    body: { quantity: 9_000, seen: 10_000, reason: 'correction', note: 'counted again' },
  };
}

async function newReview(author: Person): Promise<string> {
  const answer = await author.call('POST', '/api/review', { review: unique('Holds up well, '), rating: 5 });
  if (answer.status !== 201) throw new Error(`no review: ${JSON.stringify(answer.body)}`);
  return answer.body.insertedId;
}

function newTool(): AccessRequest {
  return {
    body: {
      name: unique('Access Tool '),
      image: '/placeholder.webp',
      description: 'A tool that belongs to one test.',
      price: 1,
      moq: 1,
      quantity: 1,
    },
  };
}

/** Tools and reviews. */
export const SHOP_ROWS: readonly Row[] = [
  anyone('GET /api/tool', 200, { request: () => ({ query: { limit: '1' } }) }),
  anyone('GET /api/tool/{id}', 200, { request: ofTool }),
  adminsOnly('POST /api/tool', 201, { request: newTool }),
  adminsOnly('DELETE /api/tool/{id}', 200, { request: ofTool }),
  adminsOnly('GET /api/tool/{id}/stock', 200, { request: ofTool }),
  adminsOnly('POST /api/tool/{id}/stock', 200, { request: stockCorrection }),
  anyone('GET /share/tools/{file}', 404, { request: () => ({ path: { file: 'no-such-tool.jpg' } }) }),
  anyone('GET /tools/{slug}/datasheet.pdf', 200, { request: () => ({ path: { slug: 'bench-vise-125' } }) }),
  anyone('GET /api/search', 200, { request: () => ({ query: { q: 'hammer' } }) }),
  anyone('GET /api/review', 200),
  withEither(
    'POST /api/review',
    { own: 201, others: 403, adminOthers: 403 },
    {
      record: 'an e-mail',
      request: (holder) => ({ body: { email: holder.email, review: 'Holds up well.', rating: 5 } }),
    },
  ),
  withEither(
    'PATCH /api/review/{id}',
    { own: 200, others: 403, adminOthers: 403 },
    {
      record: 'a review',
      request: async (holder) => ({
        path: { id: await newReview(holder) },
        body: { review: 'Holds up well still.', rating: 4 },
      }),
    },
  ),
];
