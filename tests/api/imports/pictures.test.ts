import { afterAll, expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { newProgram, revokeCreatedKeys } from '@/tests/support/api-keys';
import { archive, picture } from '@/tests/support/archives';
import { pdf } from '@/tests/support/hostile-files';
import { addTool, anAdmin, call, registerCustomer } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const admin = await anAdmin();
afterAll(revokeCreatedKeys);

const PATH = '/api/import/pictures';
const ZIP = { 'content-type': 'application/zip' };

it('POST /api/import/pictures shows what it would do, does it, and takes it back', async () => {
  const sku = unique('ZP-');
  const toolId = await addTool(admin, { sku });
  const shown = async () => (await call('GET', `/api/tool/${toolId}`)).body;
  const { image } = await shown();
  const zip = archive(
    { name: `${sku}.jpg`, content: await picture('#123456') },
    { name: `a/b/${sku}_2.jpg`, content: await picture('#654321'), isDeflated: true },
    { name: `${sku}-manual-de.pdf`, content: pdf() },
    { name: 'nobody.jpg', content: await picture('#123456') },
  );
  const looked = await admin.call('POST', `${PATH}?dryRun=true`, zip, ZIP);
  expect(looked.status).toBe(200);
  expect(looked.body).toEqual({
    id: expect.any(String),
    placed: [
      { file: `${sku}.jpg`, sku, position: 1 },
      { file: `${sku}_2.jpg`, sku, position: 2 },
      { file: `${sku}-manual-de.pdf`, sku },
    ],
    unplaced: [{ file: 'nobody.jpg', why: 'no-tool' }],
    refused: [],
  });
  expect((await shown()).image).toBe(image);

  const done = await admin.call('POST', PATH, zip, ZIP);
  expect({ ...done.body, id: '' }).toEqual({ ...looked.body, id: '' });
  await expect.poll(async () => (await shown()).pictures?.length, { timeout: 2_000 }).toBe(2);
  const [main] = (await shown()).pictures;
  expect((await call('GET', main.url)).status).toBe(200);
  expect((await shown()).documents).toMatchObject([{ kind: 'manual', language: 'de' }]);
  const whole = await admin.call('GET', `/api/import/${done.body.id}`);
  expect(whole.body).toMatchObject({ kind: 'pictures', state: 'done', total: 1, changed: 1 });
  expect(whole.body.files.placed).toHaveLength(3);
  expect((await admin.call('POST', `/api/import/${done.body.id}/undo`)).body).toMatchObject({ undone: 1 });
  await expect.poll(async () => (await shown()).image, { timeout: 2_000 }).toBe(image);
});

it('POST /api/import/pictures goes on in the background with more than 200 files', async () => {
  const files = Array.from({ length: 201 }, (_, place) => ({ name: `no-${place}.jpg`, content: 'x' }));
  const accepted = await admin.call('POST', PATH, archive(...files), ZIP);
  expect(accepted.status).toBe(202);
  expect(accepted.body).toEqual({ id: expect.any(String) });
  const run = async () => (await admin.call('GET', `/api/import/${accepted.body.id}`)).body;
  await expect.poll(async () => (await run()).state, { timeout: 60_000 }).toBe('done');
  expect((await run()).files.unplaced).toHaveLength(201);
});

it('POST /api/import/pictures refuses what is no archive, and who may not both upload files and change tools', async () => {
  const zip = archive({ name: 'a.jpg', content: 'x' });
  expectProblem(
    await admin.call('POST', PATH, zip, { 'content-type': 'text/csv' }),
    'unsupported-media-type',
  );
  expectProblem(await admin.call('POST', PATH, 'no archive at all', ZIP), 'unsupported-media-type');
  const person = await registerCustomer();
  expectProblem(await person.call('POST', PATH, zip, ZIP), 'forbidden');
  for (const scope of ['files:write', 'tools:write'] as const) {
    const program = await newProgram([scope]);
    expectProblem(await program.call('POST', PATH, zip, ZIP), 'forbidden');
  }
});
