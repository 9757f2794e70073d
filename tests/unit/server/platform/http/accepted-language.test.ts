import { expect, it } from 'vitest';
import { acceptedLanguage } from '@/lib/server/platform/http/accept';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de', 'de'],
  ['DE-at', 'de'],
  ['de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['fr, de;q=0.3', 'de'],
  ['fr, *;q=0.5, de;q=0.3', 'en'],
  ['de;q=0, fr', 'en'],
  ['en;q=0.2, de;q=0.7', 'de'],
  ['xx;;=,', 'en'],
])('a client that accepts %j reads %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
