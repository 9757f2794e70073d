import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { listenOnLoopback } from '@forgeline/emulator-kit/port';
import { makeDataFolder } from '@forgeline/emulator-kit/testing/data-folder';
import { runEmulator } from '@forgeline/emulator-kit/testing/run-emulator';
import { expect, onTestFinished, test } from 'vitest';
import { MAIN } from './mail-client';

const COMMAND = fileURLToPath(new URL('../bin/mailbox.mjs', import.meta.url));

test('the command of the mailbox prints one line with its addresses when it is ready', async () => {
  const { url = '' } = await runEmulator(COMMAND, { MAIL_PORT: '0', DATA_DIR: makeDataFolder() }).ready;
  expect((await fetch(url)).status).toBe(200);
});

test('an SMTP port that is taken ends it, and the data folder is released', async () => {
  const other = createServer();
  const port = await listenOnLoopback(other, 0);
  onTestFinished(() => void other.close());
  const settings = { MAIL_PORT: '0', SMTP_PORT: String(port), DATA_DIR: makeDataFolder() };
  const { code, stderr } = await runEmulator(MAIN, settings).ended;
  expect(code).toBe(1);
  expect(stderr).toBe(`Mailbox: Port ${port} on 127.0.0.1 is already in use by another program.\n`);
  await runEmulator(MAIN, { ...settings, SMTP_PORT: '0' }).ready;
});
