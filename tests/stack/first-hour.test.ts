import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { startStripeEmulator } from '@forgeline/stripe-emulator';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { unique } from '../support/store';
import { builtStore } from './built-store';
import { callOnce, productionSettings, runBuilt } from './production-command';

const LIMIT = { timeout: 60_000, interval: 100 };
const { dataDir, build, database } = builtStore();

/** Hides a demo that somebody started here, whose settings the commands would read. */
const NO_DEMO = { DATA_DIR: path.join(tmpdir(), unique('forgeline-no-demo-')) };

async function run(words: readonly string[], settings: Record<string, string>) {
  const command = runBuilt(build(), words, { ...NO_DEMO, ...settings });
  return { code: await command.ended, output: command.output() };
}

it('forgeline setup prints a link that makes the first admin, once', async () => {
  const port = await freePort();
  const settings = {
    ...productionSettings(port, database()),
    MONGODB_DB: 'first_hour',
  };
  const setup = (...options: string[]) => run(['setup', ...options], settings);
  expect(await setup()).toMatchObject({ code: 2, output: expect.stringContaining('--email takes') });
  expect((await setup('--email', 'first.last@example.com')).code).toBe(2);

  const { code, output } = await setup('--email', 'ann@example.com', '--name', 'Ann', '--language', 'de');
  expect(code).toBe(0);
  const link = new URL(/^http.*$/m.exec(output)?.[0] ?? '');
  expect(`${link.origin}${link.pathname}`).toBe(`http://localhost:${port}/de/reset-password`);

  runBuilt(build(), ['start', '--port', String(port), '--hostname', '127.0.0.1'], settings);
  const origin = `http://127.0.0.1:${port}`;
  const headers = { host: `localhost:${port}`, 'content-type': 'application/json' };
  await expect.poll(async () => (await callOnce(`${origin}/api/ready`))?.status, LIMIT).toBe(200);
  const page = await callOnce(`${origin}${link.pathname}${link.search}`, { headers });
  expect(page).toMatchObject({ status: 200, body: expect.stringContaining('type="password"') });
  const body = JSON.stringify({ token: link.searchParams.get('token'), password: 'kiln-otter-42' });
  const choose = () => callOnce(`${origin}/api/account/reset-password`, { method: 'POST', headers, body });
  expect(await choose()).toMatchObject({ status: 200 });
  expect(await choose()).toMatchObject({ status: 410 });
  const again = await setup('--email', 'ben@example.com');
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('has an admin already') });
});

it('forgeline stripe-setup and doctor make the endpoint, renew it, and find what is wrong', async () => {
  const emulator = await startStripeEmulator({ port: 0, dataDir });
  try {
    const settings = {
      ...productionSettings(3000, database()),
      NEXTAUTH_URL: 'https://shop.invalid',
      STRIPE_SECRET_KEY: 'sk_test_demo',
      STRIPE_API_URL: emulator.url,
      FORGELINE_EMULATORS: '1',
      MONGODB_DB: 'doctor',
      MAIL_FROM: 'nobody',
    };
    const { host, port } = emulator;
    const stripe = new Stripe('sk_test_demo', { host, port, protocol: 'http', telemetry: false });
    const { NEXTAUTH_URL, STRIPE_SECRET_KEY, STRIPE_API_URL, FORGELINE_EMULATORS } = settings;
    const few = { NEXTAUTH_URL, STRIPE_SECRET_KEY, STRIPE_API_URL, FORGELINE_EMULATORS };

    const made = await run(['stripe-setup'], few);
    expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/^whsec_\w+$/m) });
    expect((await stripe.webhookEndpoints.list()).data).toMatchObject([
      {
        url: 'https://shop.invalid/api/webhooks/stripe',
        api_version: Stripe.API_VERSION,
        enabled_events: expect.arrayContaining(['refund.failed', 'charge.dispute.created']),
      },
    ]);
    const repeated = await run(['stripe-setup'], few);
    expect(repeated).toEqual({ code: 0, output: 'The endpoint is there, with all its events.\n' });

    const renewed = await run(['stripe-setup', '--renew'], few);
    expect(renewed.output).toContain('STRIPE_WEBHOOK_SECRET_PREVIOUS');
    const examined = await run(['doctor'], settings);
    expect(examined.code).toBe(1);
    for (const line of [
      /^warn {2}registration: /m,
      /^(?:ok|warn) +replica set: /m,
      /^ok {4}clock: /m,
      /^ok {4}demo accounts: none$/m,
      /^warn {2}admins: none\. forgeline setup/m,
      /^fail {2}mail server: does not accept the store/m,
      /^fail {2}sender: /m,
      /^warn {2}Stripe endpoint: 2 are enabled/m,
      /^warn {2}public address: nothing responds there/m,
    ])
      expect(examined.output).toMatch(line);

    const disabled = await run(['stripe-setup', '--disable-earlier'], few);
    expect(disabled).toEqual({ code: 0, output: 'Earlier endpoints disabled: 1.\n' });
    expect((await run(['doctor'], settings)).output).toMatch(/^ok {4}Stripe endpoint: https:\/\/shop/m);
  } finally {
    await emulator.close();
  }
});

it('forgeline stripe-setup and doctor refuse settings that are not usable', async () => {
  expect(await run(['doctor'], {})).toMatchObject({
    code: 1,
    output: expect.stringContaining('SMTP_URL: is missing'),
  });
});
