import { expect, it } from 'vitest';
import { acceptedLanguage } from '@/lib/server/platform/http/accept';
import { CATALOGUE_LANGUAGE } from '@/lib/shared/site/languages';

it.each([
  [undefined, CATALOGUE_LANGUAGE],
  ['', CATALOGUE_LANGUAGE],
  ['*', CATALOGUE_LANGUAGE],
  ['de', 'de'],
  ['DE-at', 'de'],
  ['de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['fr, de;q=0.3', 'de'],
  ['fr, *;q=0.5, de;q=0.3', CATALOGUE_LANGUAGE],
  ['de;q=0, fr', CATALOGUE_LANGUAGE],
  ['en;q=0.2, de;q=0.7', 'de'],
  ['xx;;=,', CATALOGUE_LANGUAGE],
])('a client that accepts %j reads %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
