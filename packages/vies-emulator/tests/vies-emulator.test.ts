import { fileURLToPath } from 'node:url';
import { runEmulator } from '@forgeline/emulator-kit/testing/run-emulator';
import { startViesEmulator, type ViesEmulator } from '@forgeline/vies-emulator';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

const COMMAND = fileURLToPath(new URL('../bin/vies-emulator.mjs', import.meta.url));
const AUSTRIAN = { countryCode: 'AT', vatNumber: 'U13585627' };
const REQUESTER = { requesterMemberStateCode: 'DE', requesterNumber: '136695976' };

let vies: ViesEmulator;
beforeAll(async () => {
  vies = await startViesEmulator({ port: 0 });
});
afterAll(() => vies.close());

const call = (method: string, path: string, body?: unknown, signal?: AbortSignal) =>
  fetch(`${vies.url}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });

afterEach(async () => {
  await call('DELETE', '/_control/answers');
  await call('DELETE', '/_control/faults');
});

const check = async (question: Record<string, unknown>) => {
  const response = await call('POST', '/check-vat-number', question);
  return { status: response.status, body: await response.json() };
};

it('a number is valid where its check digits are, also one of Northern Ireland', async () => {
  const valid = await check({ ...AUSTRIAN, ...REQUESTER });
  expect(valid.body).toMatchObject({ valid: true, userError: 'VALID', name: 'Business ATU13585627' });
  expect(valid.body.requestIdentifier).toMatch(/^WAPI/);
  expect((await check({ ...AUSTRIAN, vatNumber: 'U13585626' })).body).toMatchObject({ valid: false });
  expect((await check({ countryCode: 'XI', vatNumber: '434031494' })).body).toMatchObject({ valid: true });
});

it('an answer can be chosen for a number, or the code of an error', async () => {
  await call('POST', '/_control/answers', { vatId: 'ATU13585627', answer: 'invalid' });
  expect((await check(AUSTRIAN)).body).toMatchObject({ valid: false, userError: 'INVALID' });
  await call('POST', '/_control/answers', { vatId: 'ATU13585627', answer: 'MS_UNAVAILABLE' });
  expect((await check(AUSTRIAN)).body.errorWrappers).toEqual([{ error: 'MS_UNAVAILABLE' }]);
  expect((await call('POST', '/_control/answers', { vatId: 'ATU13585627', answer: 'maybe' })).status).toBe(
    400,
  );
});

it('a requester with a wrong number gets no answer', async () => {
  const { body } = await check({ ...AUSTRIAN, requesterMemberStateCode: 'DE', requesterNumber: '1' });
  expect(body).not.toHaveProperty('valid');
  expect(body.errorWrappers).toEqual([{ error: 'INVALID_REQUESTER_INFO' }]);
});

it('faults happen as often as they were asked for', async () => {
  await call('POST', '/_control/faults', { status: 503, count: 2 });
  expect([(await check(AUSTRIAN)).status, (await check(AUSTRIAN)).status]).toEqual([503, 503]);
  await call('POST', '/_control/faults', { mode: 'reset' });
  await expect(check(AUSTRIAN)).rejects.toThrow();
  await call('POST', '/_control/faults', { mode: 'text' });
  await expect(check(AUSTRIAN)).rejects.toThrow('JSON');
  await call('POST', '/_control/faults', { mode: 'hang' });
  await expect(call('POST', '/check-vat-number', AUSTRIAN, AbortSignal.timeout(50))).rejects.toThrow();
  expect((await check(AUSTRIAN)).body.valid).toBe(true);
});

it('the command of the VIES emulator prints one line with its address when it is ready', async () => {
  const { url = '' } = await runEmulator(COMMAND, { VIES_PORT: '0' }).ready;
  const response = await fetch(`${url}/check-vat-number`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(AUSTRIAN),
  });
  expect(await response.json()).toMatchObject({ valid: true });
});
