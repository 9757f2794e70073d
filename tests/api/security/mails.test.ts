import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { shopAddress, someAddress } from '@/tests/api/support/requests';
import { call } from '@/tests/support/people';
import { headersOf, mailTo, unique } from '@/tests/support/store';

const LURE = 'You won: https://evil.example/prize';
const MARKUP = '<img src=x onerror=alert(1)><a href="https://evil.example">Log in</a>';

it('mails to an unverified address contain nothing that a stranger typed', async () => {
  const email = `${unique('victim')}@example.com`;
  const person = { name: LURE, email, password: unique('pw-') };
  expect((await call('POST', '/api/account/register', person)).status).toBe(201);
  await call('POST', '/api/account/forgot-password', { email });
  const message = { name: LURE, email, topic: 'tools', message: LURE, company: LURE };
  expect((await call('POST', '/api/contact', message)).status).toBe(201);
  for (const subject of [/verif/i, /reset/i, /we have your message/i]) {
    const mail = await mailTo(email, subject);
    expect(`${mail.subject} ${mail.text} ${mail.html}`, mail.subject).not.toContain('evil.example');
  }
});

it('mails show what people typed as text, in every part', async () => {
  const message = { name: MARKUP, email: someAddress(), topic: 'tools', message: MARKUP, company: MARKUP };
  const { number } = (await call('POST', '/api/contact', message)).body;
  const mail = await mailTo(shopAddress(), new RegExp(number));
  expect(mail.html).not.toMatch(/<img[^>]*onerror|<a href="https:\/\/evil/);
  expect(mail.html).toContain('&lt;img src=x');
});

it.each(['Robin\r\nBcc: thief@evil.example', 'Robin\nX-Header: 1', 'Robin\u2028Bcc: x'])(
  'mails get no header from a name: %j',
  async (name) => {
    const message = { name, email: someAddress(), topic: 'tools', message: 'Hello' };
    expectProblem(await call('POST', '/api/contact', message), 'validation-failed', {
      name: ['Invalid value'],
    });
  },
);

it('mails get none from an encoded word either', async () => {
  const name = '=?utf-8?q?Robin=0D=0ABcc:_thief@evil.example?=';
  const message = {
    name,
    email: someAddress(),
    topic: 'tools',
    message: 'Hello\r\n.\r\nBcc: thief@evil.example',
  };
  const { number } = (await call('POST', '/api/contact', message)).body;
  const mail = await mailTo(shopAddress(), new RegExp(number));
  expect(await headersOf(mail)).not.toHaveProperty('bcc');
  expect(mail.to).toEqual([shopAddress()]);
});
