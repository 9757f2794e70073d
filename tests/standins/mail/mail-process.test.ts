import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listenOnLoopback } from '@/standins/port';
import { makeDataFolder } from '../support/data-folder';
import { describeProcessLife } from '../support/process-life';
import { runStandin } from '../support/standin-process';

describe('the mail stand-in as a process', () => {
  describeProcessLife({ name: 'mail', portName: 'MAIL_PORT', addressOf: (told) => told.url ?? '' });

  test('an SMTP port that is taken ends it too, and lets the data folder go', async () => {
    const other = createServer();
    const port = await listenOnLoopback(other, 0);
    onTestFinished(() => void other.close());
    const settings = { MAIL_PORT: '0', SMTP_PORT: String(port), DATA_DIR: makeDataFolder() };
    const { code, stderr } = await runStandin('mail', settings).ended;
    expect(code).toBe(1);
    expect(stderr).toBe(`Mail stand-in: Port ${port} on 127.0.0.1 is already in use by another program.\n`);
    await runStandin('mail', { ...settings, SMTP_PORT: '0' }).ready;
  });
});
