import { describe, expect, it } from 'vitest';
import { deviceLabel, deviceText } from '@/lib/shared/device-label';
import { textsFor } from '@/lib/shared/texts/texts-for';

const { sessions } = textsFor('de').security;

describe('a device of a session', () => {
  it.each([
    ['Chrome', 'Linux', 'Chrome on Linux', 'Chrome unter Linux'],
    ['Samsung Internet', 'Android', 'Samsung Internet on Android', 'Samsung Internet unter Android'],
    ['Firefox', undefined, 'Firefox', 'Firefox'],
    [undefined, 'iPad', 'iPad', 'iPad'],
    [undefined, undefined, 'Unknown device', 'Unbekanntes Gerät'],
  ])('is %s and %s: %s, in German %s', (browser, system, label, german) => {
    expect(deviceLabel(browser, system)).toBe(label);
    expect(deviceText(label, sessions)).toBe(german);
  });
});
