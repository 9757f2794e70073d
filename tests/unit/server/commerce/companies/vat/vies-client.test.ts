import { startViesEmulator, type ViesEmulator } from '@forgeline/vies-emulator';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { answerOf, askVies } from '@/lib/server/commerce/companies/vat/vies-client';

const settings = vi.hoisted(() => ({ VIES_URL: '' }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));

let vies: ViesEmulator;
beforeAll(async () => {
  vies = await startViesEmulator({ port: 0 });
});
afterAll(() => vies.close());

const control = (path: string, body: unknown) =>
  fetch(`${vies.url}/_control/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const VIENNESE = 'ATU13585627';
const MUNICH = 'DE136695976';

afterEach(() => {
  settings.VIES_URL = vies.url;
});

it.each([
  [{ valid: true, userError: 'VALID', name: ' A ', requestIdentifier: 'W1' }, 'valid'],
  [{ valid: true }, 'valid'],
  [{ valid: false, userError: 'INVALID' }, 'invalid'],
  [{ valid: true, userError: 'MS_UNAVAILABLE' }, 'unknown'],
  [{ valid: false, userError: 'INVALID_REQUESTER_INFO' }, 'unknown'],
  [{ valid: true, userError: 'INVALID' }, 'unknown'],
  [{ valid: true, errorWrappers: [{ error: 'GLOBAL_MAX_CONCURRENT_REQ' }] }, 'unknown'],
  [{ valid: false, errorWrappers: [] }, 'unknown'],
  [{ valid: 'true' }, 'unknown'],
  [{}, 'unknown'],
  [null, 'unknown'],
  ['valid', 'unknown'],
])('the response %j is read as %s', (body, answer) => {
  expect(answerOf(body).answer).toBe(answer);
});

it('a response tells name, address and its own number, without what stands for nothing', () => {
  const told = { valid: true, name: ' Muster GmbH ', address: '---', requestIdentifier: 'WAPI1' };
  expect(answerOf(told)).toEqual({ answer: 'valid', name: 'Muster GmbH', consultation: 'WAPI1' });
});

it('the service is asked with the seller as requester, and its answer is the number’s', async () => {
  settings.VIES_URL = vies.url;
  expect(await askVies(VIENNESE, MUNICH)).toMatchObject({
    answer: 'valid',
    name: `Business ${VIENNESE}`,
    consultation: expect.stringMatching(/^WAPI/),
  });
  expect(await askVies('ATU13585626', MUNICH)).toMatchObject({ answer: 'invalid' });
  expect(await askVies(VIENNESE, 'DE1')).toEqual({ answer: 'unknown', error: 'INVALID_REQUESTER_INFO' });
});

it.each([
  [{ status: 503 }, 'status 503'],
  [{ mode: 'reset' }, 'unreachable or no JSON'],
  [{ mode: 'text' }, 'unreachable or no JSON'],
])('a service that fails with %j is unknown, never invalid', async (fault, error) => {
  settings.VIES_URL = vies.url;
  await control('faults', fault);
  expect(await askVies('ATU13585626', MUNICH)).toEqual({ answer: 'unknown', error });
});

it('a service that does not answer is left after four seconds', async () => {
  settings.VIES_URL = vies.url;
  await control('faults', { mode: 'hang' });
  expect(await askVies(VIENNESE, MUNICH)).toEqual({ answer: 'unknown', error: 'timeout' });
});

it('without a service nothing is asked', async () => {
  settings.VIES_URL = '';
  expect(await askVies(VIENNESE, MUNICH)).toEqual({ answer: 'unknown', error: 'no service' });
});
