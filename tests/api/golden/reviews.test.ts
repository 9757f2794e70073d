import { it } from 'vitest';
import { payOrder } from '@/tests/api/support/provider';
import { addTool, call, placeOrder } from '@/tests/support/people';
import { unique } from '@/tests/support/store';
import { bySession, byToken, visitor } from './callers';
import { castFor } from './cast';
import { describeCall } from './golden';
import { Placeholders } from './placeholders';
import {
  itNeedsJsonObject,
  itNeedsTokenOrSession,
  itReadsQueryOnce,
  itRefusesMethods,
  UNKNOWN_ID,
} from './refusals';

const PATH = '/api/review';
const placeholders = new Placeholders();
const cast = castFor(placeholders);

/** A tool that the buyer has bought. */
async function boughtTool(): Promise<string> {
  const toolId = await addTool(cast.admin);
  placeholders.name(toolId, 'bought tool');
  await payOrder(cast.buyer, await placeOrder(cast.buyer, toolId));
  return toolId;
}

describeCall('GET /api/review', placeholders, (golden) => {
  it('lists the demo’s reviews', async () => {
    const known = ['Hank Tillery, Tillery Well Drilling', 'Joanna Sikora, Sikora Sign & Metal'];
    const isKnown = ({ name, toolId }: Record<string, unknown>) => known.includes(String(name)) && !toolId;
    await golden.check('of the shop', visitor, { path: PATH }, { only: isKnown });
    await golden.check(
      'with a token that is none',
      visitor,
      { path: PATH, headers: { authorization: 'Bearer none' } },
      { only: isKnown },
    );
    const [tool] = (await call('GET', '/api/tool?q=FL-TW-1220')).body;
    placeholders.name(tool._id, 'click torque wrench');
    await golden.check('of a tool', visitor, { path: `${PATH}?toolId=${tool._id}` });
    await golden.check('of a tool that has none', visitor, { path: `${PATH}?toolId=${UNKNOWN_ID}` });
  });

  it('lists new reviews first', async () => {
    const toolId = await boughtTool();
    const [first, second] = [unique('First '), unique('Second ')];
    placeholders.name(first, 'first review');
    placeholders.name(second, 'second review');
    for (const [review, rating, more] of [
      [first, 4, {}],
      [second, 5, { toolId }],
    ] as const)
      await cast.buyer.call('POST', PATH, { review, rating, ...more });
    const isOwn = ({ review }: Record<string, unknown>) => review === first || review === second;
    await golden.check('one’s own two', visitor, { path: PATH }, { only: isOwn });
    await golden.check('a page of a tool’s', visitor, { path: `${PATH}?toolId=${toolId}&page=1&limit=100` });
    await golden.check('a tool’s of a rating', visitor, { path: `${PATH}?toolId=${toolId}&rating=5` });
    await golden.check('none', visitor, { path: `${PATH}?toolId=${toolId}&rating=1` });
  });

  it('refuses an invalid query', async () => {
    for (const query of ['toolId=x', 'rating=0', 'rating=6', 'rating=x', 'page=0', 'limit=0', 'limit=101'])
      await golden.check(query, visitor, { path: `${PATH}?${query}` });
  });

  itReadsQueryOnce(
    golden,
    () => visitor,
    () => PATH,
    ['toolId', 'rating', 'page', 'limit'],
  );
  itRefusesMethods(golden, PATH, ['PUT', 'PATCH', 'DELETE']);
});

describeCall('POST /api/review', placeholders, (golden) => {
  const good = () => ({ path: PATH, body: { review: 'Fine.', rating: 5 } });

  it('adds a review', async () => {
    const [buyer, session] = [byToken('buyer', cast.buyer), bySession('buyer', cast.buyer)];
    await golden.check('no more than is required', buyer, good());
    await golden.check('by session', session, good());
    await golden.check('everything the specification sends', session, {
      path: PATH,
      body: {
        image: 'https://example.com/me.png',
        name: cast.buyer.name,
        email: cast.buyer.email,
        review: 'Fine.',
        rating: 5,
      },
    });
    await golden.check('as a form sends it, without a picture', buyer, {
      path: PATH,
      body: { image: null, name: null, review: '⚒'.repeat(250), rating: '1' },
    });
  });

  it('adds a review of a tool to those who bought it, once', async () => {
    const buyer = byToken('buyer', cast.buyer);
    const body = { review: 'Fine.', rating: 5, toolId: await boughtTool() };
    await golden.check('of a tool', buyer, { path: PATH, body });
    await golden.check('of a tool again', buyer, { path: PATH, body });
    await golden.check('of a tool not bought', byToken('stranger', cast.stranger), { path: PATH, body });
    await golden.check('of an unknown tool', buyer, { path: PATH, body: { ...body, toolId: UNKNOWN_ID } });
    await golden.check('of a malformed id', buyer, { path: PATH, body: { ...body, toolId: 'x' } });
  });

  it('is refused under someone else’s e-mail', async () => {
    await golden.check('someone else’s e-mail', byToken('buyer', cast.buyer), {
      path: PATH,
      body: { ...good().body, email: cast.stranger.email },
    });
  });

  it('reports what is wrong', async () => {
    const refuse = (name: string, body: unknown) =>
      golden.check(name, byToken('buyer', cast.buyer), { path: PATH, body });
    await refuse('nothing', {});
    await refuse('nothing but blanks', { review: ' \n', rating: ' ' });
    await refuse('too much', { review: 'x'.repeat(251), rating: 6 });
    await refuse('too little', { review: '', rating: 0 });
    await refuse('a rating that is not whole', { review: 'Fine.', rating: 4.5 });
    await refuse('values of another type', {
      review: { $ne: '' },
      rating: [5],
      image: 1,
      name: {},
      email: 7,
    });
    await refuse('a rating in words', { review: 'Fine.', rating: 'five' });
    await refuse('an e-mail that is none', { review: 'Fine.', rating: 5, email: 'nonsense' });
    await refuse('a control character', { review: 'nul \u0000', rating: 5 });
    await refuse('fields of the document', {
      review: 'Fine.',
      rating: 5,
      createdAt: '2030-01-01',
      userId: null,
    });
  });

  itNeedsTokenOrSession(golden, () => cast.buyer, good);
  itNeedsJsonObject(golden, () => byToken('buyer', cast.buyer), good);
});
