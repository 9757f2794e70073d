import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { parseEnv } from '@/lib/server/platform/config/env';
import { loadAllSettings, loadPartly, loadSettings, writeDemoSettings } from '@/stack/load-settings';

const before = { ...process.env };

afterEach(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});

/** The settings of a demo, without those of this process. */
function startFrom(settings: Readonly<Record<string, string>>): void {
  for (const name of ['MONGODB_URI', 'DATA_DIR', ...Object.keys(settings)]) delete process.env[name];
  Object.assign(process.env, settings);
}

function dataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'demo-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const OF_DEMO = {
  STRIPE_SECRET_KEY: 'sk_test_demo',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_demo',
  STRIPE_API_URL: 'http://127.0.0.1:12111',
  STRIPE_JS_URL: 'http://127.0.0.1:12111/v3',
  UNCAPPED_ACCOUNTS: 'admin@forgeline.example',
  RATE_LIMIT_SCALE: '1000',
};

it('a command is judged by the settings it uses: the emulator’s keys do not stop one that needs the database alone', () => {
  startFrom({ ...OF_DEMO, MONGODB_URI: 'mongodb://127.0.0.1:27017', NEXTAUTH_URL: 'no address' });
  loadSettings();
  expect(parseEnv(process.env)).toMatchObject({ MONGODB_URI: 'mongodb://127.0.0.1:27017' });
});

it('what a command needs is judged', () => {
  startFrom({ ...OF_DEMO, NEXTAUTH_URL: 'https://shop.example.com' });
  loadPartly(['NEXTAUTH_URL', 'STRIPE_SECRET_KEY']);
  expect(() => parseEnv(process.env)).toThrow(/STRIPE_SECRET_KEY: is the emulator/);
});

it('a setting that a command needs and nobody set is missing', () => {
  startFrom({ MONGODB_URI: 'mongodb://127.0.0.1:27017', AUDIT_LOG_SECRET: '' });
  loadSettings(['AUDIT_LOG_SECRET']);
  expect(() => parseEnv(process.env)).toThrow(/AUDIT_LOG_SECRET: is missing/);
});

it('where no database is named, commands take all settings of the running demo, which its owner alone can read', () => {
  const folder = dataFolder();
  writeDemoSettings(folder, { ...OF_DEMO, MONGODB_URI: 'mongodb://127.0.0.1:1', FORGELINE_EMULATORS: '1' });
  expect(statSync(path.join(folder, 'environment.json')).mode & 0o777).toBe(0o600);
  startFrom({ DATA_DIR: folder });
  for (const name of Object.keys(OF_DEMO)) delete process.env[name];
  loadAllSettings();
  expect(process.env).toMatchObject({
    MONGODB_URI: 'mongodb://127.0.0.1:1',
    STRIPE_SECRET_KEY: 'sk_test_demo',
  });
});

it('a command without a database and without a demo says so', () => {
  startFrom({ DATA_DIR: dataFolder() });
  expect(() => loadSettings()).toThrow('MONGODB_URI is not set, and there is no demo here.');
});
