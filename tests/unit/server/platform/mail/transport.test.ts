import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type MailboxServer, startMailboxServer } from '@forgeline/mailbox';
import { ObjectId } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { layoutMail } from '@/lib/server/platform/mail/templates/layout';
import { closeTransport, MailRefused, sendMail } from '@/lib/server/platform/mail/transport';

const SENDER = 'Forgeline <no-reply@forgeline.example>';
const settings = vi.hoisted(() => ({
  NEXTAUTH_URL: 'https://shop.example',
  SMTP_URL: '',
  MAIL_CONNECTIONS: 2,
  MAIL_FROM: '',
}));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));

type Mail = Parameters<typeof sendMail>[0];
type Received = {
  id: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  attachments: object[];
};

const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-transport-'));
let mailbox: MailboxServer;

beforeAll(async () => {
  mailbox = await startMailboxServer({ httpPort: 0, dataDir: folder });
});
beforeEach(() => Object.assign(settings, { SMTP_URL: mailbox.smtpUrl, MAIL_FROM: SENDER }));
afterEach(async () => {
  closeTransport();
  await call('DELETE', '/messages');
  await call('DELETE', '/_control/faults');
});
afterAll(async () => {
  await mailbox.close();
  rmSync(folder, { recursive: true, force: true });
});

async function call<T>(method: string, address: string, body?: unknown): Promise<T> {
  const response = await fetch(new URL(address, mailbox.url), {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  return (await response.json()) as T;
}

/** The one mail that arrived, and its headers. */
async function received(): Promise<Received & { headers: Record<string, string> }> {
  const mails = await call<Received[]>('GET', '/messages');
  expect(mails).toHaveLength(1);
  const [mail] = mails as [Received];
  return { ...mail, headers: await call('GET', `/messages/${mail.id}/headers`) };
}

function mailWith(values: Partial<Mail> = {}): Mail {
  return {
    _id: new ObjectId('0123456789abcdef01234567'),
    to: 'robin@example.com',
    subject: 'Your order',
    text: 'Grüße, Robin',
    html: '<p>Grüße, <b>Robin</b></p>',
    createdAt: new Date('2026-11-20T09:30:00Z'),
    ...values,
  };
}

const HEADERS = 'auto-submitted content-type date from message-id mime-version subject to'.split(' ');
const namesOf = (headers: Record<string, string>) => Object.keys(headers).toSorted();

it('the transport sends text and HTML, the time of the event, and an id that stays the same at each attempt', async () => {
  await sendMail(mailWith());
  const { headers, ...mail } = await received();
  expect(mail).toMatchObject({
    from: 'no-reply@forgeline.example',
    to: ['robin@example.com'],
    subject: 'Your order',
    text: 'Grüße, Robin',
    html: '<p>Grüße, <b>Robin</b></p>',
    date: '2026-11-20T09:30:00.000Z',
  });
  expect(namesOf(headers)).toEqual(HEADERS);
  expect(headers).toMatchObject({
    'message-id': '<0123456789abcdef01234567@shop.example>',
    'auto-submitted': 'auto-generated',
  });
});

it('the transport sets the reply address, and where one click unsubscribes', async () => {
  const unsubscribeUrl = 'https://shop.example/api/newsletter/unsubscribe?email=a%40example.com&token=a-b_c';
  await sendMail(mailWith({ replyTo: 'desk@forgeline.example', unsubscribeUrl }));
  expect((await received()).headers).toMatchObject({
    'reply-to': 'desk@forgeline.example',
    'list-unsubscribe': `<${unsubscribeUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
});

it('the transport sends the logo along in a mail that shows it', async () => {
  const { html } = layoutMail({ language: 'en', subject: 'S', preview: 'P', heading: 'H', paragraphs: [] });
  await sendMail(mailWith({ html }));
  const { attachments } = await received();
  expect(attachments).toEqual([{ filename: 'logo.png', mimeType: 'image/png', bytes: expect.any(Number) }]);
  const [{ id } = { id: '' }] = await call<Received[]>('GET', '/messages');
  const shown = await (await fetch(new URL(`/messages/${id}/html`, mailbox.url))).text();
  expect(shown).toMatch(/<img src="data:image\/png;base64,[\w+/=]+" alt="" height="28"/);
});

const INJECTED = '\r\nBcc: eve@example.net\r\nX-Injected: yes\r\n\r\ninjected';

it.each<[string, Partial<Mail>, string[]]>([
  ['the subject', { subject: `Your order${INJECTED}` }, HEADERS],
  ['where to reply', { replyTo: `robin@example.com${INJECTED}` }, [...HEADERS, 'reply-to']],
  [
    'where to unsubscribe',
    { unsubscribeUrl: `https://shop.example/${INJECTED}` },
    [...HEADERS, 'list-unsubscribe', 'list-unsubscribe-post'],
  ],
])(
  'the transport writes no header and no recipient that line breaks in %s would add',
  async (_, values, names) => {
    await sendMail(mailWith(values));
    const { headers, to, text } = await received();
    expect(namesOf(headers)).toEqual(names.toSorted());
    expect(to).not.toContain('eve@example.net');
    expect(text).toBe('Grüße, Robin');
  },
);

it('the transport writes no header that line breaks in the sender would add', async () => {
  settings.MAIL_FROM = `Forgeline${INJECTED} <no-reply@forgeline.example>`;
  await sendMail(mailWith());
  const { headers, to } = await received();
  expect(namesOf(headers)).toEqual(HEADERS);
  expect(to).toEqual(['robin@example.com']);
});

it('the transport sends nothing to a recipient with line breaks', async () => {
  await expect(sendMail(mailWith({ to: `robin@example.com${INJECTED}` }))).rejects.toThrow('501');
  expect(await call('GET', '/messages')).toEqual([]);
});

it('the transport sends no command that line breaks in the name of this server would add', async () => {
  settings.SMTP_URL += `?name=${encodeURIComponent('shop.example\r\nMAIL FROM:<eve@example.net>')}`;
  await expect(sendMail(mailWith())).rejects.toThrow('Invalid HELO. response=501');
});

it.each([
  ['file', { path: import.meta.filename }],
  ['address', { href: 'http://127.0.0.1:9/' }],
])('the transport reads no %s for the content of a mail', async (_, content) => {
  const mail = mailWith({ text: content as unknown as string });
  await expect(sendMail(mail)).rejects.toThrow(/access rejected/i);
  expect(await call('GET', '/messages')).toEqual([]);
});

it.each([
  ['rcpt', 550, true],
  ['rcpt', 553, true],
  ['rcpt', 450, false],
  ['rcpt', 554, false],
  ['data', 550, false],
])('a mail after a refusal at %s with %i is final: %j', async (stage, code, isFinal) => {
  await call('POST', '/_control/faults', { stage, code });
  const error = await sendMail(mailWith()).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof MailRefused).toBe(isFinal);
  await sendMail(mailWith());
  await received();
});

/** A server before the mailbox that counts the connections it relays. */
async function relay(): Promise<{ url: string; count: () => number; server: Server }> {
  const target = Number(new URL(mailbox.smtpUrl).port);
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    const onward = connect(target, '127.0.0.1');
    socket.on('error', () => onward.destroy()).pipe(onward);
    onward.on('error', () => socket.destroy()).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, count: () => count, server };
}

it('the transport sends many mails over the configured number of connections', async () => {
  const { url, count, server } = await relay();
  settings.SMTP_URL = url;
  await Promise.all(Array.from({ length: 12 }, () => sendMail(mailWith({ _id: new ObjectId() }))));
  expect(await call('GET', '/messages')).toHaveLength(12);
  expect(count()).toBe(settings.MAIL_CONNECTIONS);
  server.close();
});
