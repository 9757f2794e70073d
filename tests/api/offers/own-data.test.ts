import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { inDays, offerTo } from '@/tests/support/offers';
import { anAdmin, registerCustomer } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

it('one’s data have the offers made to one, which lose the person when the account is closed', async () => {
  const [admin, person] = await Promise.all([anAdmin(), registerCustomer()]);
  const offer = await offerTo(person);
  const note = unique('Call me at home ');
  await person.call('POST', `/api/offer/${offer.id}/counter`, { version: 1, note });
  const { body } = await person.call('GET', '/api/account/data');
  expect(body.offers).toMatchObject([
    {
      number: offer.number,
      state: 'countered',
      value: 49.95,
      to: { email: person.email },
      askedFor: [{ note }],
    },
  ]);

  const closed = await person.callWithSession('POST', '/api/account/close', { password: person.password });
  expect(closed.status).toBe(200);
  const left = JSON.stringify(await stored('offers').findOne({ _id: new ObjectId(offer.id) }));
  for (const trace of [person.email, person.name, note]) expect(left).not.toContain(trace);
  const read = await admin.call('GET', `/api/all-offer/${offer.id}`);
  expect(read.body).toMatchObject({ state: 'countered', to: { name: 'Closed account' }, due: 49.95 });
  const body2 = { version: 1, lines: offer.lines, validUntil: inDays(1) };
  expectProblem(await admin.call('POST', `/api/all-offer/${offer.id}/version`, body2), 'conflict');
});
