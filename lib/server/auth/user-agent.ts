import 'server-only';
import { deviceLabel } from '@/lib/shared/device-label';

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

/** A browser and its system in a few words, as a person knows their devices; nothing of the header itself is kept. */
export function summarizeUserAgent(userAgent: string | null): string {
  return deviceLabel(firstMatch(BROWSERS, userAgent ?? ''), firstMatch(SYSTEMS, userAgent ?? ''));
}
