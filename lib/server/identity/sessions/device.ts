import { type Device, deviceText } from '@/lib/shared/accounts/device-text';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { security as german } from '@/lib/shared/texts/de/security';
import { security as english } from '@/lib/shared/texts/en/security';
import { inLanguage } from '@/lib/shared/texts/in-language';

const securityTextsIn = inLanguage({ en: english, de: german });

export function deviceLabel(device: Device): string {
  return deviceText(device, securityTextsIn(LANGUAGES.default).sessions);
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

function firstMatch(patterns: readonly (readonly [RegExp, string])[], text: string): string | undefined {
  return patterns.find(([pattern]) => pattern.test(text))?.[1];
}

export function deviceOf(userAgent: string | null): Device {
  const browser = firstMatch(BROWSERS, userAgent ?? '');
  const system = firstMatch(SYSTEMS, userAgent ?? '');
  return { ...(browser ? { browser } : {}), ...(system ? { system } : {}) };
}
