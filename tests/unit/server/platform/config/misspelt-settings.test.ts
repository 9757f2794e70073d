import { expect, it } from 'vitest';
import { misspeltSettings } from '@/lib/server/platform/config/misspelt-settings';
import { envSchema } from '@/lib/server/platform/config/settings/settings';

it.each([
  ['STORE_TIMEZONE', 'STORE_TIME_ZONE'],
  ['REGISTRATION_EMAIL', 'REGISTRATION_EMAILS'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['RATE_LIMIT_SCLAE', 'RATE_LIMIT_SCALE'],
  ['SMTP_URL_FIEL', 'SMTP_URL_FILE'],
  ['PROT', 'PORT'],
  ['metrics_port', 'METRICS_PORT'],
])('%s is taken for a slip: %s was meant', (name, meant) => {
  expect(misspeltSettings({ [name]: 'x' })).toEqual([{ name, meant }]);
});

it('a setting is no slip, nor what others read, nor a name beside the one it resembles', () => {
  const settings = Object.fromEntries(Object.keys(envSchema.shape).map((name) => [name, 'x']));
  expect(misspeltSettings(settings)).toEqual([]);
  const foreign = ['HOST', 'PATH', 'HOME', 'USER', 'TERM', 'LANG', 'NODE_ENV', 'MAIL_PORT', 'MONGO_PORT'];
  const ofDemo = [
    'STRIPE_PORT',
    'GOOGLE_PORT',
    'VIES_PORT',
    'SMTP_PORT',
    'DATA_DIR',
    'NODE_OPTIONS',
    'AWS_REGION',
  ];
  const all = [...foreign, ...ofDemo].map((name) => [name, 'x']);
  expect(misspeltSettings(Object.fromEntries(all))).toEqual([]);
  expect(misspeltSettings({ STORE_TIMEZONE: 'UTC', STORE_TIME_ZONE: 'UTC' })).toEqual([]);
});
