import path from 'node:path';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { afterAll, beforeAll, it } from 'vitest';
import { SPECIFIED_CALLS } from '@/lib/server/api/query/specified-calls';
import { RESULTS } from '@/scripts/testing/runners';
import { Children } from '@/stack/children';
import { startStoreProcess } from '@/stack/store';
import { type CallResponse, call } from '@/tests/support/people';
import { storeEnvironment } from '@/tests/support/store';
import type { Caller } from './callers';
import { describeCall } from './golden';
import { Placeholders } from './placeholders';
import { UNKNOWN_ID } from './refusals';

/** Scales every limit down to the lowest there is: one call a minute. */
const RATE_LIMIT_SCALE = '0.0001';
const ATTEMPTS = 3;

const children = new Children(path.join(RESULTS, 'limited-store.log'));
let limitedUrl = '';

beforeAll(async () => {
  const port = await freePort();
  limitedUrl = `http://127.0.0.1:${port}`;
  const environment = { ...storeEnvironment(), RATE_LIMIT_SCALE, BACKGROUND_WORK: '0' };
  await startStoreProcess({ children, port, mode: 'start', environment });
});

afterAll(() => children.stop());

/** Repeats the call until it exceeds the limit: the first call of a minute is never refused. */
const insistent: Caller = {
  name: 'visitor, once too often',
  call: async (method, address, body, headers) => {
    let response: CallResponse | undefined;
    for (let attempt = 1; response?.status !== 429 && attempt <= ATTEMPTS; attempt += 1)
      response = await call(method, new URL(address, limitedUrl).href, body, headers);
    return response as CallResponse;
  },
};

describeCall('too many requests', new Placeholders(), (golden) => {
  it.each(SPECIFIED_CALLS)('are refused by %s', async (specified) => {
    const [method = '', template = ''] = specified.split(' ');
    const address = template.replace('{email}', 'someone@example.com').replace('{id}', UNKNOWN_ID);
    await golden.check(specified, insistent, { method, path: address });
  });
});
