import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { envSchema, SETTING_SECTIONS } from '@/lib/server/platform/config/settings/settings';
import { configurationPage, exampleFile } from '@/scripts/configuration-pages';
import { inRoot } from '@/stack/paths';

const fileText = (...parts: string[]) => readFileSync(inRoot(...parts), 'utf8');

it.each([
  ['.env.example', exampleFile],
  ['docs/configuration.md', configurationPage],
])('the pages made of the settings: %s is as `npm run configuration` writes it', (file, text) => {
  expect(fileText(file)).toBe(text());
});

it('the pages made of the settings document every setting but those that the store itself sets', () => {
  const documented = SETTING_SECTIONS.flatMap(({ settings }) => Object.keys(settings));
  const missing = Object.keys(envSchema.shape).filter((name) => !documented.includes(name));
  expect(missing.sort()).toEqual([
    'FORGELINE_EMULATORS',
    'FORGELINE_INSTANCE',
    'FORGELINE_RELOAD',
    'GOOGLE_WELL_KNOWN',
    'NEXT_DIST_DIR',
    'PARENT_PIPE',
    'STRIPE_API_URL',
    'STRIPE_JS_URL',
    'UNCAPPED_ACCOUNTS',
  ]);
});
