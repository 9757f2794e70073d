import { MongoServerSelectionError, type TopologyDescription } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { handle } from '@/lib/server/api/handle';
import { problemResponse } from '@/lib/server/api/responses';
import { AppError } from '@/lib/shared/messages/errors';

const logged = vi.hoisted((): unknown[][] => []);

vi.mock('@/lib/server/platform/http/client-address', () => ({ clientAddress: () => '192.0.2.1' }));
vi.mock('@/lib/server/platform/log', () => ({
  log: () => ({ error: (...line: unknown[]) => void logged.push(line) }),
}));

beforeEach(() => {
  logged.length = 0;
});

it('every refusal of too many requests says how many there may be, and when the next one is served', () => {
  const { headers } = problemResponse(new AppError('rate-limited', { limit: 40, retryAfterSeconds: 2.5 }));
  const sent = ['retry-after', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];
  expect(sent.map((name) => headers.get(name))).toEqual(['3', '40', '0', '3']);
  expect(problemResponse(new AppError('not-found')).headers.has('ratelimit-limit')).toBe(false);
});

it.each([
  ['an outage', () => new MongoServerSelectionError('away', {} as TopologyDescription), 503],
  ['anything unforeseen', () => new Error('broken'), 500],
])('%s is logged by the template of its route, with nothing of its address', async (_, failure, status) => {
  const call = handle({
    path: '/api/user/{email}',
    who: 'anyone',
    run: async () => {
      throw failure();
    },
  });
  const request = new Request('https://shop.example/api/user/buyer%40example.com?token=abc123');
  const response = await call(request, { params: Promise.resolve({ email: 'buyer@example.com' }) });
  expect(response.status).toBe(status);
  expect(logged).toMatchObject([[{ method: 'GET', route: '/api/user/{email}' }, 'a request failed']]);
  expect(JSON.stringify(logged)).not.toMatch(/buyer|abc123/);
});
