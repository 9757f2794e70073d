import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { reviewSchema } from '@/lib/shared/reviews/review.schema';
import { stored } from '@/tests/api/support/database';
import { call, registerCustomer } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const customer = await registerCustomer();

it('GET /api/review lists reviews newest first, to anyone, without an e-mail address in any of them', async () => {
  const first = await customer.call('POST', '/api/review', { review: unique('First '), rating: 4 });
  const second = await customer.call('POST', '/api/review', { review: unique('Second '), rating: 5 });
  const { status, body } = await call('GET', '/api/review');
  expect(status).toBe(200);
  expect(reviewSchema.strict().array().safeParse(body).error).toBeUndefined();
  const ids = body.map(({ _id }: { _id: string }) => _id);
  expect(ids.indexOf(second.body.insertedId)).toBeLessThan(ids.indexOf(first.body.insertedId));
  expect(ids.indexOf(second.body.insertedId)).toBeGreaterThanOrEqual(0);
  expect(body.length).toBeGreaterThanOrEqual(12);
  expect(JSON.stringify(body)).not.toContain('@');
  const times = body.map(({ createdAt }: { createdAt: string }) => createdAt);
  expect([...times].sort().reverse()).toEqual(times);
});

it('GET /api/review lists one rating page by page, in the order of the whole list', async () => {
  // Of a tool of this test alone, so that no other test's review moves the pages.
  const toolId = new ObjectId();
  await stored('reviews').insertMany(
    Array.from({ length: 20 }, (_, number) => ({
      userId: null,
      toolId,
      name: 'Jo Turner',
      image: '/people/placeholder.webp',
      review: `Review ${number}`,
      rating: number % 2 ? 5 : 4,
      createdAt: new Date(1_700_000_000_000 + number),
    })),
  );
  const list = (query: string) => call('GET', `/api/review?rating=5&toolId=${toolId.toHexString()}${query}`);
  const whole = await list('');
  const texts = whole.body.map(({ review }: { review: string }) => review);
  expect(texts).toEqual(Array.from({ length: 10 }, (_, number) => `Review ${19 - 2 * number}`));
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`&limit=3&page=${page}`)));
  expect(pages.flatMap(({ body }) => body)).toEqual(whole.body);
  expect(pages.map(({ headers }) => headers.get('x-total-count'))).toEqual(['10', '10', '10', '10']);
  const beyond = await list('&limit=100&page=100000');
  expect(beyond).toMatchObject({ status: 200, body: [] });
  expect(beyond.headers.get('x-total-count')).toBe('10');
  await stored('reviews').deleteMany({ toolId });
});

it('POST /api/review shows the account’s name and the placeholder picture, whatever was sent', async () => {
  const review = unique('Good steel, ');
  const response = await customer.callWithSession('POST', '/api/review', {
    image: 'https://evil.example/track.png',
    name: 'The King',
    email: customer.email.toUpperCase(),
    review: `  ${review}  `,
    rating: 5,
  });
  expect(response).toMatchObject({
    status: 201,
    body: { insertedId: expect.stringMatching(/^[0-9a-f]{24}$/) },
  });
  const { body } = await call('GET', '/api/review');
  expect(body.find(({ _id }: { _id: string }) => _id === response.body.insertedId)).toEqual({
    _id: response.body.insertedId,
    name: customer.name,
    image: '/people/placeholder.webp',
    review,
    rating: 5,
    createdAt: expect.any(String),
  });
});

it('POST /api/review stores markup as text', async () => {
  const review = `<script>alert('${unique('x')}')</script>`;
  const { body } = await customer.call('POST', '/api/review', { review, rating: 3 });
  const list = await call('GET', '/api/review');
  expect(list.body.find(({ _id }: { _id: string }) => _id === body.insertedId).review).toBe(review);
  expect(list.headers.get('content-type')).toMatch(/^application\/json/);
});
