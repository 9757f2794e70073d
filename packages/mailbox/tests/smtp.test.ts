import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from '@forgeline/emulator-kit/testing/data-folder';
import { eventually } from '@forgeline/emulator-kit/testing/eventually';
import { runEmulator } from '@forgeline/emulator-kit/testing/run-emulator';
import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { Conversation, MAIN, openPost } from './mail-client';

const FROM = 'Forgeline <no-reply@forgeline.example>';

describe('a mail by the official client', () => {
  test('arrives whole: sender, subject, text, HTML and date', async () => {
    const { mailer, messages } = await openPost();
    const date = new Date('2026-11-20T09:30:00Z');
    await mailer.sendMail({
      from: FROM,
      to: 'Robin Carver <robin@example.com>',
      subject: 'Verify your e-mail address',
      text: 'Hello Robin,\n\nfollow https://shop.example/verify-email?token=a-b_c.d\n',
      html: '<p>Hello <b>Robin</b></p>',
      date,
    });
    expect(await messages()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        from: 'no-reply@forgeline.example',
        to: ['robin@example.com'],
        subject: 'Verify your e-mail address',
        text: 'Hello Robin,\n\nfollow https://shop.example/verify-email?token=a-b_c.d',
        html: '<p>Hello <b>Robin</b></p>',
        date: date.toISOString(),
        attachments: [],
      },
    ]);
  });

  test('goes to everyone on the envelope, Bcc recipients too', async () => {
    const { mailer, messages } = await openPost();
    await mailer.sendMail({
      from: FROM,
      to: ['a@example.com', 'b@example.com'],
      cc: 'c@example.com',
      bcc: 'd@example.com',
      subject: 'To all',
      text: 'x',
    });
    const [mail] = await messages();
    expect(mail?.to).toEqual(['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com']);
    expect(await messages('?to=D@example.com')).toHaveLength(1);
    expect(await messages('?to=e@example.com')).toEqual([]);
  });

  test.each(['quoted-printable', 'base64', '8bit'] as const)(
    'preserves every letter when it is sent as %s',
    async (encoding) => {
      const { mailer, messages } = await openPost();
      const text = 'Grüße aus Łódź – 工具 🔧 = 100% „fertig“';
      await mailer.sendMail({
        from: 'Übergröße <no-reply@forgeline.example>',
        to: 'robin@example.com',
        subject: 'Bestätigung № 7 ✓',
        text,
        html: `<p>${text}</p>`,
        textEncoding: encoding === '8bit' ? undefined : encoding,
        encoding,
      });
      expect((await messages())[0]).toMatchObject({
        subject: 'Bestätigung № 7 ✓',
        text,
        html: `<p>${text}</p>`,
      });
    },
  );

  test('preserves lines that are a dot, begin with dots, are long, or are empty', async () => {
    const { mailer, messages } = await openPost();
    const text = ['.', '..', '.hidden', '...and more', '', 'x'.repeat(5000), '', 'end.'].join('\n');
    await mailer.sendMail({ from: FROM, to: 'robin@example.com', subject: 'dots', text });
    expect((await messages())[0]?.text).toBe(text);
  });

  test('lists attachments with their sizes', async () => {
    const { mailer, messages } = await openPost();
    await mailer.sendMail({
      from: FROM,
      to: 'robin@example.com',
      subject: 'invoice',
      text: 'see attachment',
      attachments: [{ filename: 'invoice.pdf', content: Buffer.alloc(1234), contentType: 'application/pdf' }],
    });
    expect((await messages())[0]?.attachments).toEqual([
      { filename: 'invoice.pdf', mimeType: 'application/pdf', bytes: 1234 },
    ]);
  });

  test('shows pictures that were sent along in the HTML', async () => {
    const { mailbox, mailer, messages } = await openPost();
    await mailer.sendMail({
      from: FROM,
      to: 'robin@example.com',
      subject: 'logo',
      html: '<img src="cid:logo"><img src="cid:missing">',
      attachments: [{ filename: 'logo.png', cid: 'logo', content: Buffer.from('picture') }],
    });
    const [mail] = await messages();
    expect(mail?.html).toBe('<img src="cid:logo"><img src="cid:missing">');
    const shown = await (await fetch(new URL(`/messages/${mail?.id}/html`, mailbox.url))).text();
    const picture = `data:image/png;base64,${Buffer.from('picture').toString('base64')}`;
    expect(shown).toContain(`<img src="${picture}"><img src="cid:missing">`);
  });

  test('a hundred at once all arrive, each once', async () => {
    const { mailbox, messages } = await openPost();
    const pool = createTransport({ url: mailbox.smtpUrl, pool: true, maxConnections: 8 });
    const send = (number: number) =>
      pool.sendMail({ from: FROM, to: 'robin@example.com', subject: `mail ${number}`, text: 'x' });
    await Promise.all(Array.from({ length: 100 }, (_, number) => send(number)));
    pool.close();
    const subjects = (await messages()).map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(100);
    expect(subjects).toHaveLength(100);
  });

  test('may be sent with any credentials', async () => {
    const { mailbox, messages } = await openPost();
    const url = mailbox.smtpUrl.replace('smtp://', 'smtp://user:secret@');
    await createTransport(url).sendMail({ from: FROM, to: 'a@example.com', subject: 'auth', text: 'x' });
    expect(await messages()).toHaveLength(1);
  });

  test('of more than 10 MiB is refused permanently', async () => {
    const { mailer, messages } = await openPost();
    const attachments = [{ filename: 'big.bin', content: Buffer.alloc(8 * 1024 * 1024) }];
    await expect(
      mailer.sendMail({ from: FROM, to: 'a@example.com', subject: 'big', attachments }),
    ).rejects.toMatchObject({ responseCode: 552 });
    expect(await messages()).toEqual([]);
  });
});

describe('the protocol on the wire', () => {
  const HELLO = ['EHLO shop.example', 'MAIL FROM:<a@example.com>', 'RCPT TO:<b@example.com>', 'DATA'];

  async function dataPhase(smtpUrl: string): Promise<Conversation> {
    const conversation = await Conversation.open(smtpUrl);
    const replies: string[] = [];
    for (const line of HELLO) replies.push(await conversation.say(line));
    expect(replies.map((reply) => reply.slice(0, 3))).toEqual(['250', '250', '250', '354']);
    return conversation;
  }

  test('undoes dot-stuffing, and ends at a dot of its own', async () => {
    const { mailbox, messages } = await openPost();
    const conversation = await dataPhase(mailbox.smtpUrl);
    const reply = await conversation.say('Subject: stuffed\r\n\r\n..one\r\n...two\r\nthree\r\n.');
    expect(reply).toMatch(/^250 /);
    expect((await messages())[0]).toMatchObject({ subject: 'stuffed', text: '.one\n..two\nthree' });
  });

  test('takes 8-bit bytes as they are', async () => {
    const { mailbox, messages } = await openPost();
    const conversation = await dataPhase(mailbox.smtpUrl);
    const mail =
      'Subject: raw\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\nGrüße 🔧\r\n.\r\n';
    expect(await conversation.say(Buffer.from(mail, 'utf8'))).toMatch(/^250 /);
    expect((await messages())[0]?.text).toBe('Grüße 🔧');
  });

  test('takes several mails on one connection, and a bounce’s empty sender', async () => {
    const { mailbox, messages } = await openPost();
    const conversation = await dataPhase(mailbox.smtpUrl);
    await conversation.say('Subject: first\r\n\r\nx\r\n.');
    expect(await conversation.say('MAIL FROM:<>')).toMatch(/^250 /);
    expect(await conversation.say('RCPT TO:<c@example.com>')).toMatch(/^250 /);
    await conversation.say('DATA');
    expect(await conversation.say('Subject: second\r\n\r\nx\r\n.')).toMatch(/^250 /);
    expect(await conversation.say('QUIT')).toMatch(/^221 /);
    expect((await messages()).map(({ subject, to }) => [subject, ...to])).toEqual([
      ['second', 'c@example.com'],
      ['first', 'b@example.com'],
    ]);
  });

  test('stores nothing of a mail whose sender hung up in the middle', async () => {
    const { mailbox, mailer, messages } = await openPost();
    const conversation = await dataPhase(mailbox.smtpUrl);
    conversation.send('Subject: half\r\n\r\nthis is only the beg');
    conversation.hangUp();
    await mailer.sendMail({ from: FROM, to: 'a@example.com', subject: 'whole', text: 'x' });
    expect((await messages()).map(({ subject }) => subject)).toEqual(['whole']);
  });

  test('rejects unknown commands and commands out of order, and goes on', async () => {
    const { mailbox } = await openPost();
    const conversation = await Conversation.open(mailbox.smtpUrl);
    expect(await conversation.say('FROBNICATE')).toMatch(/^5\d\d /);
    expect(await conversation.say('EHLO shop.example')).toMatch(/^250 /);
    expect(await conversation.say('RCPT TO:<b@example.com>')).toMatch(/^503 /);
    expect(await conversation.say('MAIL FROM:not-an-address')).toMatch(/^501 /);
    expect(await conversation.say('NOOP')).toMatch(/^250 /);
  });

  test('a mail without headers, or of garbage, is stored as it came', async () => {
    const { mailbox, call, messages } = await openPost();
    const conversation = await dataPhase(mailbox.smtpUrl);
    expect(
      await conversation.say(Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x0d, 0x0a, 0x2e, 0x0d, 0x0a])),
    ).toMatch(/^250 /);
    const [mail] = await messages();
    expect(mail).toMatchObject({ from: 'a@example.com', to: ['b@example.com'], subject: '' });
    expect((await call('GET', `/messages/${mail?.id}/headers`)).status).toBe(200);
  });
});

describe('on disk', () => {
  test('mails outlive a restart, newest first, and new ones come before them', async () => {
    const post = await openPost();
    const send = (mailer: typeof post.mailer, subject: string) =>
      mailer.sendMail({ from: FROM, to: 'robin@example.com', subject, text: subject });
    await send(post.mailer, 'one');
    await send(post.mailer, 'two');
    const before = await post.messages();
    const again = await post.restart();
    expect(await again.messages()).toEqual(before);
    await send(again.mailer, 'three');
    expect((await again.messages()).map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
  });

  test('a mail that was acknowledged survives kill -9', async () => {
    const settings = { MAIL_PORT: '0', SMTP_PORT: '0', DATA_DIR: makeDataFolder() };
    const accepted = new Set<string>();
    for (let round = 1; round <= 3; round += 1) {
      const { child, ready, ended } = runEmulator(MAIN, settings);
      const { url, smtpUrl } = await ready;
      const stored = (await (await fetch(`${url}/messages`)).json()) as { subject: string }[];
      const subjects = new Set(stored.map(({ subject }) => subject));
      for (const subject of accepted) expect(subjects, `round ${round}`).toContain(subject);
      const pool = createTransport({ url: smtpUrl, pool: true, maxConnections: 4 });
      const work = Promise.allSettled(
        Array.from({ length: 4 }, async (_, sender) => {
          for (let number = 0; ; number += 1) {
            const subject = `${round}/${sender}/${number}`;
            await pool.sendMail({ from: FROM, to: 'a@example.com', subject, text: 'x' });
            accepted.add(subject);
            if (accepted.size >= round * 20) child.kill('SIGKILL');
          }
        }),
      );
      await Promise.all([work, ended]);
      pool.close();
    }
    expect(accepted.size).toBeGreaterThanOrEqual(60);
  });

  test('a mail is acknowledged only after its file is written', async () => {
    const dataDir = makeDataFolder();
    const { mailer } = await openPost(dataDir);
    await mailer.sendMail({ from: FROM, to: 'a@example.com', subject: 'kept', text: 'x' });
    expect(readdirSync(dataDir).filter((name) => name.endsWith('.json'))).toHaveLength(1);
    expect(readdirSync(dataDir).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  test('emptying removes the files as well', async () => {
    const dataDir = makeDataFolder();
    const { mailer, call } = await openPost(dataDir);
    await mailer.sendMail({ from: FROM, to: 'a@example.com', subject: 'gone', text: 'x' });
    expect(await call('DELETE', '/messages')).toMatchObject({ status: 200 });
    await eventually('the files to be gone', () =>
      readdirSync(join(dataDir)).some((name) => name.endsWith('.json')) ? undefined : true,
    );
  });
});
