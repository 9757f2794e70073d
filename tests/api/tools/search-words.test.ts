import { expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { expectProblem } from '@/tests/api/support/problem';
import { addTool, call, signInAdmin } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const admin = await signInAdmin();

const PATH = '/api/search-word';
/** Letters alone: figures would be read as sizes. */
const word = () =>
  unique('quib')
    .replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '')
    .replace(/\W/g, '')
    .toLowerCase();
const idsOf = async (q: string): Promise<string[]> =>
  (await call('GET', `/api/search?${new URLSearchParams({ q })}`)).body.results.map(
    ({ _id }: { _id: string }) => _id,
  );
const add = async (group: object): Promise<string> => {
  const { status, body } = await admin.call('POST', PATH, { language: 'en', ...group });
  expect(status).toBe(201);
  return body.insertedId;
};
const list = async (query: string) => (await admin.call('GET', `${PATH}?language=en&${query}`)).body;

it('words of searches apply to the next search, and no longer once they are deleted', async () => {
  const [name, other] = [word(), word()];
  const tool = await addTool(admin, { name });
  expect(await idsOf(other)).toEqual([]);
  const id = await add({ kind: 'same', words: [name, other] });
  expect(await idsOf(other)).toEqual([tool]);
  expect((await admin.call('DELETE', `${PATH}/${id}`)).body).toEqual({ deletedCount: 1 });
  expect(await idsOf(other)).toEqual([]);
  expectProblem(await admin.call('DELETE', `${PATH}/${id}`), 'not-found');
});

it('words of searches lead one way, or both once they are changed, or to nothing where they are not sold', async () => {
  const [broad, narrow, none] = [word(), word(), word()];
  const [one, another] = [await addTool(admin, { name: broad }), await addTool(admin, { name: narrow })];
  const id = await add({ kind: 'means', words: [narrow], to: [broad] });
  expect((await idsOf(narrow)).sort()).toEqual([one, another].sort());
  expect(await idsOf(broad)).toEqual([one]);
  const both = { kind: 'same', words: [narrow, broad] };
  expect((await admin.call('PUT', `${PATH}/${id}`, both)).body).toEqual({ modifiedCount: 1 });
  expect((await admin.call('PUT', `${PATH}/${id}`, both)).body).toEqual({ modifiedCount: 0 });
  expect((await idsOf(broad)).sort()).toEqual([one, another].sort());
  const third = await addTool(admin, { name: word(), description: `Goes with any ${none}.` });
  expect(await idsOf(none)).toEqual([third]);
  await add({ kind: 'unsold', words: [none] });
  expect(await idsOf(none)).toEqual([]);
});

it('words of searches say what tools are for, by verbs and objects, which may be what is not sold', async () => {
  const [name, verb, object] = [word(), word(), word()];
  const tool = await addTool(admin, { name });
  await add({ kind: 'unsold', words: [object] });
  const need = { kind: 'need', words: [verb], objects: [object], to: [name] };
  const id = await add(need);
  expect(await idsOf(`${verb} ${object}`)).toEqual([tool]);
  expect(await idsOf(object)).toEqual([]);
  expect(await list(`q=${object}&kind=need`)).toMatchObject([{ _id: id, ...need }]);
  const other = word();
  const changed = { ...need, objects: [other] };
  expect((await admin.call('PUT', `${PATH}/${id}`, changed)).body).toEqual({ modifiedCount: 1 });
  expect(await idsOf(`${verb} ${other}`)).toEqual([tool]);
});

it('words of searches are listed by language, kind and name, the last changed first', async () => {
  const name = word();
  const first = await add({ kind: 'same', words: [`${name} one`, 'Another'] });
  const second = await add({ kind: 'means', words: ['Lesser'], to: [`${name} two`] });
  const third = await add({ language: 'de', kind: 'unsold', words: [`${name} drei`] });
  const ids = async (query: string) => (await list(query)).map(({ _id }: { _id: string }) => _id);
  expect(await ids(`q=${name.toUpperCase()}`)).toEqual([second, first]);
  expect(await ids(`q=${name}&kind=same`)).toEqual([first]);
  await admin.call('PUT', `${PATH}/${first}`, { kind: 'same', words: [`${name} one`, 'Other'] });
  expect(await ids(`q=${name}&limit=1`)).toEqual([first]);
  const german = await admin.call('GET', `${PATH}?language=de&q=${name}`);
  expect(german.body).toMatchObject([
    { _id: third, language: 'de', kind: 'unsold', words: [`${name} drei`], to: [] },
  ]);
});

it.each([
  [{ kind: 'same', words: [] }, 'words', 'search-word-required'],
  [{ kind: 'same', words: ['Alone'] }, 'words', 'search-words-two'],
  [{ kind: 'means', words: ['Shifter'], to: [] }, 'to', 'search-word-required'],
  [{ kind: 'unsold', words: ['Anvil'], to: ['Hammer'] }, 'to', 'invalid'],
  [{ kind: 'need', words: ['forge'], to: ['Hammer'] }, 'objects', 'search-word-required'],
  [{ kind: 'need', words: ['forge'], objects: ['iron'] }, 'to', 'search-word-required'],
  [{ kind: 'same', words: ['Anvil', 'Stake'], objects: ['iron'] }, 'objects', 'invalid'],
  [{ kind: 'same', words: ['Säge', 'sage'] }, 'words', 'word-twice'],
  [{ kind: 'means', words: ['Shifter'], to: [' shifter '] }, 'to', 'word-twice'],
  [{ kind: 'same', words: ['x'.repeat(61), 'y'] }, 'words.0', 'field-too-long'],
  [{ kind: 'unsold', words: ['one two three four five six'] }, 'words.0', 'search-word-long'],
  [{ kind: 'unsold', words: ['–'] }, 'words.0', 'invalid'],
  [
    { kind: 'unsold', words: Array.from({ length: 51 }, (_, n) => `w${n}`) },
    'words',
    'search-words-too-many',
  ],
] as const)('words of searches are refused where they are wrong: %j', async (group, field, message) => {
  const refused = await admin.call('POST', PATH, { language: 'en', ...group });
  expectProblem(refused, 'validation-failed', { [field]: [VALIDATION[message]] });
});

it('words of searches are either sold or not', async () => {
  const [sold, unsold] = [word(), word()];
  const group = await add({ kind: 'same', words: [sold, word()] });
  await add({ kind: 'unsold', words: [unsold] });
  const refused = async (fields: object) => admin.call('POST', PATH, { language: 'en', ...fields });
  const listed = { words: [VALIDATION['search-word-unsold']] };
  expectProblem(
    await refused({ kind: 'unsold', words: [unsold.toUpperCase()] }),
    'validation-failed',
    listed,
  );
  expectProblem(await refused({ kind: 'same', words: [unsold, word()] }), 'validation-failed', listed);
  expectProblem(await refused({ kind: 'unsold', words: [sold] }), 'validation-failed', {
    words: [VALIDATION['search-word-grouped']],
  });
  const change = { kind: 'means', words: [sold], to: [unsold] };
  expectProblem(await admin.call('PUT', `${PATH}/${group}`, change), 'validation-failed', {
    to: [VALIDATION['search-word-unsold']],
  });
  expect(await list(`q=${sold}`)).toMatchObject([{ kind: 'same' }]);
  await add({ language: 'de', kind: 'same', words: [unsold, word()] });
});
