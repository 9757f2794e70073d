import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendPictures } from '@/lib/client/admin-calls/imports';
import { ApiProblem } from '@/lib/client/problem';

vi.mock('@/lib/client/session/access-token', () => ({
  clearAccessToken: vi.fn(),
  getAccessToken: () => Promise.resolve('token'),
}));
vi.mock('@/lib/client/language/page-language', () => ({ pageLanguageHeader: () => ({}) }));

/** A request whose events the test fires. */
class FakeRequest extends EventTarget {
  static made: FakeRequest[] = [];
  upload = new EventTarget();
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  open = vi.fn();
  send = vi.fn();
  getResponseHeader = () => null;
  constructor() {
    super();
    FakeRequest.made.push(this);
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  respond(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  FakeRequest.made = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const settle = () => new Promise((resolve) => setImmediate(resolve));

async function sending() {
  const control = new AbortController();
  const onProgress = vi.fn();
  const sent = sendPictures(new Blob(['archive']), true, { signal: control.signal, onProgress });
  sent.catch(() => undefined);
  await settle();
  return { control, onProgress, sent, request: FakeRequest.made.at(-1)! };
}

it('an archive is sent as it is, and says how much of it is', async () => {
  const { request, onProgress, sent } = await sending();
  expect(request.open).toHaveBeenCalledWith('POST', '/api/import/pictures?dryRun=true');
  expect(request.headers).toEqual({ authorization: 'Bearer token', 'content-type': 'application/zip' });
  request.progress(3, 7);
  request.progress(7, 7);
  request.respond(202, { id: 'import' });
  expect(await sent).toEqual({ id: 'import' });
  expect(onProgress.mock.calls).toEqual([[{ sent: 3, total: 7 }], [{ sent: 7, total: 7 }]]);
});

it('an upload whose connection is lost is a problem of the network', async () => {
  const { request, sent } = await sending();
  request.progress(3, 7);
  request.dispatchEvent(new Event('error'));
  await expect(sent).rejects.toMatchObject({ code: 'network', status: 0 });
  await expect(sent).rejects.toBeInstanceOf(ApiProblem);
});

it('a cancelled upload ends with the reason', async () => {
  const { control, sent } = await sending();
  control.abort(new Error('cancelled'));
  await expect(sent).rejects.toThrow('cancelled');
});

it('a rejected token is renewed once', async () => {
  const { request, sent } = await sending();
  request.respond(401, { code: 'unauthenticated' });
  await settle();
  expect(FakeRequest.made).toHaveLength(2);
  FakeRequest.made[1]!.respond(200, { id: 'import' });
  expect(await sent).toEqual({ id: 'import' });
});
