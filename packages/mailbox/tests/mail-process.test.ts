import { createServer } from 'node:net';
import { listenOnLoopback } from '@forgeline/emulator-kit/port';
import { makeDataFolder } from '@forgeline/emulator-kit/testing/data-folder';
import { describeProcessLife } from '@forgeline/emulator-kit/testing/process-life';
import { runEmulator } from '@forgeline/emulator-kit/testing/run-emulator';
import { describe, expect, onTestFinished, test } from 'vitest';
import { MAIN } from './mail-client';

describe('the mailbox as a process', () => {
  describeProcessLife({ main: MAIN, portName: 'MAIL_PORT', addressOf: (told) => told.url ?? '' });

  test('an SMTP port that is taken ends it too, and the data folder is released', async () => {
    const other = createServer();
    const port = await listenOnLoopback(other, 0);
    onTestFinished(() => void other.close());
    const settings = { MAIL_PORT: '0', SMTP_PORT: String(port), DATA_DIR: makeDataFolder() };
    const { code, stderr } = await runEmulator(MAIN, settings).ended;
    expect(code).toBe(1);
    expect(stderr).toBe(`Mailbox: Port ${port} on 127.0.0.1 is already in use by another program.\n`);
    await runEmulator(MAIN, { ...settings, SMTP_PORT: '0' }).ready;
  });
});
