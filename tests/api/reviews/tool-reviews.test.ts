import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { payOrder } from '@/tests/api/support/provider';
import {
  addTool,
  call,
  type Person,
  placeOrder,
  registerCustomer,
  signInAdmin,
} from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const [admin, buyer, other] = await Promise.all([signInAdmin(), registerCustomer(), registerCustomer()]);

async function boughtTool(...buyers: Person[]): Promise<string> {
  const toolId = await addTool(admin);
  for (const person of buyers) await payOrder(person, await placeOrder(person, toolId));
  return toolId;
}

const review = (person: Person, toolId: string, rating: number) =>
  person.call('POST', '/api/review', { review: unique('Holds its edge, '), rating, toolId });
const ratingOf = async (toolId: string) => (await call('GET', `/api/tool/${toolId}`)).body.rating;

it('a review of a tool is for buyers who paid for it, and counts in its rating', async () => {
  const toolId = await boughtTool(buyer, other);
  expect(await ratingOf(toolId)).toEqual({ average: 0, count: 0 });
  expect((await review(buyer, toolId, 5)).status).toBe(201);
  expect(await ratingOf(toolId)).toEqual({ average: 5, count: 1 });
  expect((await review(other, toolId, 2)).status).toBe(201);
  expect(await ratingOf(toolId)).toEqual({ average: 3.5, count: 2 });
  const list = await call('GET', `/api/review?toolId=${toolId}`);
  expect(list.body).toMatchObject([
    { toolId, rating: 2, verifiedBuyer: true },
    { toolId, rating: 5, verifiedBuyer: true },
  ]);
  expect(list.headers.get('x-total-count')).toBe('2');
});

it('a review of a tool leads to its tool from the page of reviews, until the tool is gone', async () => {
  const toolId = await boughtTool(buyer);
  const { slug } = (await call('GET', `/api/tool/${toolId}`)).body;
  await review(buyer, toolId, 5);
  const links = async () => String((await call('GET', '/review')).body).includes(`/tools/${slug}`);
  expect(await links()).toBe(true);
  expect((await admin.call('DELETE', `/api/tool/${toolId}`)).status).toBe(200);
  expect(await links()).toBe(false);
});

it('a review of a tool is refused to those who have not bought it, or not paid yet', async () => {
  const toolId = await addTool(admin);
  expectProblem(await review(buyer, toolId, 5), 'not-a-buyer');
  await placeOrder(buyer, toolId);
  expectProblem(await review(buyer, toolId, 5), 'not-a-buyer');
  expectProblem(await review(buyer, new ObjectId().toHexString(), 5), 'not-a-buyer');
  expect(await ratingOf(toolId)).toEqual({ average: 0, count: 0 });
});

it('a review of a tool is written once, however often and at once it is sent', async () => {
  const toolId = await boughtTool(buyer);
  const responses = await Promise.all([1, 2, 3, 4].map((rating) => review(buyer, toolId, rating)));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expectProblem(await review(buyer, toolId, 3), 'already-reviewed');
  expect((await ratingOf(toolId)).count).toBe(1);
});

it('a review of a tool of a tool that is no longer sold is refused, and changes nothing', async () => {
  const toolId = await boughtTool(buyer);
  await admin.call('DELETE', `/api/tool/${toolId}`);
  expectProblem(await review(buyer, toolId, 5), 'not-found');
  expect((await call('GET', `/api/review?toolId=${toolId}`)).body).toEqual([]);
});

it('PATCH /api/review/{id} changes what its author wrote, and the rating with it', async () => {
  const toolId = await boughtTool(buyer);
  const { body } = await review(buyer, toolId, 5);
  const path = `/api/review/${body.insertedId}`;
  const changed = { review: unique('Not so sharp any more, '), rating: 2 };
  expect(await buyer.callWithSession('PATCH', path, changed)).toMatchObject({
    status: 200,
    body: { modifiedCount: 1 },
  });
  expect(await ratingOf(toolId)).toEqual({ average: 2, count: 1 });
  expect((await call('GET', `/api/review?toolId=${toolId}`)).body).toMatchObject([changed]);
});

it('PATCH /api/review/{id} leaves the rating correct when two changes race', async () => {
  const toolId = await boughtTool(buyer);
  const { body } = await review(buyer, toolId, 5);
  const path = `/api/review/${body.insertedId}`;
  await Promise.all([1, 3, 4].map((rating) => buyer.call('PATCH', path, { review: 'Hm.', rating })));
  const [kept] = (await call('GET', `/api/review?toolId=${toolId}`)).body;
  expect(await ratingOf(toolId)).toEqual({ average: kept.rating, count: 1 });
});

it('PATCH /api/review/{id} refuses an unknown review, and a rating that there is not', async () => {
  const { body } = await buyer.call('POST', '/api/review', { review: unique('Mine, '), rating: 4 });
  const path = `/api/review/${body.insertedId}`;
  const changes = { review: 'Still mine.', rating: 1 };
  expectProblem(
    await buyer.call('PATCH', `/api/review/${new ObjectId().toHexString()}`, changes),
    'not-found',
  );
  expectProblem(await buyer.call('PATCH', '/api/review/nope', changes), 'not-found');
  expectProblem(await buyer.call('PATCH', path, { ...changes, rating: 6 }), 'validation-failed', {
    rating: ["Rating can't greater than 5"],
  });
});
