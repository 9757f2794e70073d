import { expect, it } from 'vitest';
import { deviceText } from '@/lib/shared/accounts/device-text';
import { textsFor } from '@/lib/shared/texts/texts-for';

const english = textsFor('en').security.sessions;
const german = textsFor('de').security.sessions;

it.each([
  ['Chrome', 'Linux', 'Chrome on Linux', 'Chrome unter Linux'],
  ['Samsung Internet', 'Android', 'Samsung Internet on Android', 'Samsung Internet unter Android'],
  ['Firefox', undefined, 'Firefox', 'Firefox'],
  [undefined, 'iPad', 'iPad', 'iPad'],
  [undefined, undefined, 'Unknown device', 'Unbekanntes Gerät'],
])('a device of a session is %s and %s: %s, in German %s', (browser, system, inEnglish, inGerman) => {
  expect(deviceText({ browser, system }, english)).toBe(inEnglish);
  expect(deviceText({ browser, system }, german)).toBe(inGerman);
});
