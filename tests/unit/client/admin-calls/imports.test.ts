import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitImport, FileChanged, type ImportChoices, sendImport } from '@/lib/client/admin-calls/imports';
import { ApiProblem, unreachableProblem } from '@/lib/client/problem';

const call = vi.hoisted(() => vi.fn());
vi.mock('@/lib/client/api', () => ({ call, problemOf: vi.fn() }));
vi.mock('@/lib/client/session/access-token', () => ({
  clearAccessToken: vi.fn(),
  getAccessToken: () => Promise.resolve('token'),
}));
vi.mock('@/lib/client/language/page-language', () => ({ pageLanguageHeader: () => ({}) }));

const following = () => ({ onProgress: vi.fn(), onTrouble: vi.fn(), signal: new AbortController().signal });

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an import is followed to its end, also where the store is away meanwhile', async () => {
  const away = unreachableProblem(new TypeError('failed to fetch'));
  call.mockResolvedValueOnce({ state: 'running', done: 100 });
  call.mockRejectedValueOnce(away);
  call.mockResolvedValueOnce({ state: 'running', done: 200 });
  call.mockResolvedValueOnce({ state: 'done', done: 300 });
  const options = following();
  const [ended] = await Promise.all([awaitImport('id', options), vi.runAllTimersAsync()]);
  expect(ended).toMatchObject({ state: 'done', done: 300 });
  expect(options.onProgress.mock.calls.map(([run]) => run.done)).toEqual([100, 200]);
  expect(options.onTrouble.mock.calls).toEqual([[away]]);
});

it('an import that is not there is not waited for', async () => {
  const gone = new ApiProblem({ status: 404, code: 'not-found', detail: 'Not found' });
  call.mockRejectedValueOnce(gone);
  const options = following();
  await expect(awaitImport('id', options)).rejects.toBe(gone);
  expect(options.onTrouble).not.toHaveBeenCalled();
});

it.each([
  ['cannot be read any more', () => Promise.reject(new Error('NotReadableError')), FileChanged],
  ['can be read', () => Promise.resolve(new ArrayBuffer(1)), ApiProblem],
])('a request that fails says of a file that %s what is wrong', async (_name, read, expected) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')));
  const file = { slice: () => ({ arrayBuffer: read }) } as unknown as Blob;
  const choices: ImportChoices = {
    ...{ kind: 'tools', isAll: false, isInviting: false },
    ...{ map: {}, create: [], decimal: null, sheet: null },
  };
  await expect(sendImport(file, { ...choices, isDryRun: true }, 'key')).rejects.toBeInstanceOf(expected);
});
