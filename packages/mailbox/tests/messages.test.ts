import { request } from 'node:http';
import { expect, test } from 'vitest';
import { openPost } from './mail-client';

const MAIL = { from: 'shop@example.com', to: 'robin@example.com', subject: 'Hello', text: 'x' };

test('an empty mailbox is an empty list', async () => {
  const { messages } = await openPost();
  expect(await messages()).toEqual([]);
});

test('the header of a mail can be read by lower-case name', async () => {
  const { mailer, messages, call } = await openPost();
  await mailer.sendMail({ ...MAIL, replyTo: 'answers@example.com', headers: { 'X-Colour': 'blue' } });
  const [mail] = await messages();
  const { status, body } = await call('GET', `/messages/${mail?.id}/headers`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ 'reply-to': 'answers@example.com', 'x-colour': 'blue', subject: 'Hello' });
  expect(await call('GET', '/messages/nobody/headers')).toMatchObject({ status: 404 });
});

test('DELETE empties the mailbox for good', async () => {
  const post = await openPost();
  await post.mailer.sendMail(MAIL);
  expect((await post.call('DELETE', '/messages')).status).toBe(200);
  expect(await post.messages()).toEqual([]);
  expect(await (await post.restart()).messages()).toEqual([]);
});

test.each([
  ['POST', '/messages', 405],
  ['GET', '/messages/some-id', 404],
  ['GET', '/nothing', 404],
  ['GET', '/../../package.json', 404],
  ['PATCH', '/_control/faults', 405],
])('%s %s is %i', async (method, path, status) => {
  const { call } = await openPost();
  expect((await call(method, path)).status).toBe(status);
});

test.each([
  ['rcpt', 550],
  ['data', 452],
] as const)('a fault at %s replies with %i for the scripted number of mails', async (stage, code) => {
  const { mailer, call, messages } = await openPost();
  await call('POST', '/_control/faults', { stage, code, count: 2 });
  for (let mail = 0; mail < 2; mail += 1) {
    await expect(mailer.sendMail(MAIL)).rejects.toMatchObject({ responseCode: code });
  }
  expect(await messages()).toEqual([]);
  await mailer.sendMail(MAIL);
  expect(await messages()).toHaveLength(1);
});

test('faults are cleared by DELETE, and invalid ones are refused', async () => {
  const { mailer, call, messages } = await openPost();
  await call('POST', '/_control/faults', { count: 100 });
  expect((await call('DELETE', '/_control/faults')).status).toBe(200);
  await mailer.sendMail(MAIL);
  expect(await messages()).toHaveLength(1);
  for (const body of [{ stage: 'quit' }, { code: 200 }, { count: 0 }, { cuont: 1 }]) {
    expect((await call('POST', '/_control/faults', body)).status, JSON.stringify(body)).toBe(400);
  }
});

test('a call of the mailbox by another host name for this machine is refused', async () => {
  const { mailbox } = await openPost();
  const status = await new Promise((resolve, reject) => {
    request(`${mailbox.url}/messages`, { headers: { host: 'mail.evil.example' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(403);
});

test('no page of another site may read the mails', async () => {
  const { mailbox } = await openPost();
  const response = await fetch(`${mailbox.url}/messages`, { headers: { origin: 'http://evil.example' } });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});
