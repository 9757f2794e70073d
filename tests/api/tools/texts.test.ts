import { expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { expectProblem } from '@/tests/api/support/problem';
import { addTool, call, registerCustomer, signInAdmin } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const [admin, customer] = await Promise.all([signInAdmin(), registerCustomer()]);

const textsOf = async (id: string) => (await admin.call('GET', `/api/tool/${id}?state=all`)).body.texts;

it('texts of a tool in other languages are added and edited a part at a time, read by admins alone, and refused at their field', async () => {
  const name = unique('Knarre');
  const id = await addTool(admin, { texts: { de: { name } } });
  const slug = name.toLowerCase();
  expect(await textsOf(id)).toEqual({ de: { name, slug } });
  const change = { revision: 1, texts: { de: { description: 'Dreht.' } } };
  expect((await admin.call('PATCH', `/api/tool/${id}`, change)).body).toEqual({ revision: 2 });
  expect(await textsOf(id)).toEqual({ de: { name, slug, description: 'Dreht.' } });
  expect((await call('GET', `/api/tool/${id}`)).body).not.toHaveProperty('texts');
  const other = await addTool(admin);
  const refused = await admin.call('PATCH', `/api/tool/${other}`, { revision: 1, texts: { de: { slug } } });
  expectProblem(refused, 'validation-failed', { 'texts.de.slug': [VALIDATION['slug-taken']] });
  const english = await admin.call('PATCH', `/api/tool/${other}`, { revision: 1, texts: { en: { name } } });
  expectProblem(english, 'validation-failed', { en: [VALIDATION['unknown-field']] });
  expect((await customer.call('PATCH', `/api/tool/${id}`, change)).status).toBe(403);
});

it('texts of a tool in other languages are counted in the list where they are missing, for admins', async () => {
  const word = unique('anvil');
  const whole = await addTool(admin, {
    ...{ name: `Whole ${word}`, description: 'Heavy.' },
    texts: { de: { name: `Ganz ${word}`, description: 'Schwer.' } },
  });
  const lacking = await addTool(admin, { name: `Lacking ${word}`, description: 'Heavy.' });
  const list = async (query: string) =>
    (await admin.call('GET', `/api/tool?state=all&q=${word}${query}`)).body as { _id: string }[];
  expect((await list('')).map(({ _id }) => _id).sort()).toEqual([whole, lacking].sort());
  expect(await list('&missing=de')).toMatchObject([{ _id: lacking, missingTexts: { de: 2 } }]);
});

it('words of the catalogue are listed and translated, and refused where they are wrong', async () => {
  const word = unique('Swivel ');
  await addTool(admin, { specs: [{ name: word, value: '360', unit: '°' }] });
  const list = () => admin.call('GET', `/api/catalogue-word?language=de&q=${encodeURIComponent(word)}`);
  expect((await list()).body).toEqual([{ text: word, kinds: ['property'], uses: 1 }]);
  const words = [{ text: word, translation: 'Drehung' }];
  const saved = await admin.call('PUT', '/api/catalogue-word', { language: 'de', words });
  expect([saved.status, saved.body]).toEqual([200, { modifiedCount: 1 }]);
  expect((await list()).body).toMatchObject([{ text: word, translation: 'Drehung' }]);
  const refused = await admin.call('PUT', '/api/catalogue-word', { language: 'en', words });
  expectProblem(refused, 'validation-failed', { language: [VALIDATION.invalid] });
});
