import type { ServerResponse } from 'node:http';
import { env } from '@/lib/server/platform/config/env';
import { HASHES_HEADER, TAGS_HEADER } from '../next-internals/headers';
import { CSP_REPORT_PATH, DATA_POLICY, prerenderedPolicy } from './content-security-policy';

const CSP = 'content-security-policy';

const TWO_YEARS_SECONDS = 63_072_000;

/** https://www.w3.org/TR/permissions-policy/ */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

export function permissionsPolicy(paymentAllowList: string): string {
  return [...UNUSED_FEATURES.map((feature) => `${feature}=()`), `payment=${paymentAllowList}`].join(', ');
}

function transportSecurity(): Record<string, string> {
  const { HSTS, NEXTAUTH_URL } = env();
  if (HSTS === 'off' || !NEXTAUTH_URL.startsWith('https://')) return {};
  const scope = HSTS === 'subdomains' ? '; includeSubDomains' : '';
  return { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}${scope}` };
}

function commonHeaders(): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy('()'),
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-permitted-cross-domain-policies': 'none',
    ...transportSecurity(),
  };
}

/** Adds missing headers. To be called just before they are sent. */
export function completeHeaders(
  response: Pick<ServerResponse, 'getHeader' | 'setHeader' | 'hasHeader' | 'removeHeader'>,
): void {
  const contentType = String(response.getHeader('content-type') ?? '');
  for (const [name, value] of Object.entries(commonHeaders())) {
    if (!response.hasHeader(name)) response.setHeader(name, value);
  }
  const isHtml = contentType.startsWith('text/html');
  const isPageData = contentType.startsWith('text/x-component');
  response.removeHeader(TAGS_HEADER);
  const hashes = response.getHeader(HASHES_HEADER);
  if (hashes !== undefined) response.removeHeader(HASHES_HEADER);
  if (isPageData) {
    // Replaces the policy of the page: data is no document.
    response.setHeader(CSP, DATA_POLICY);
  } else if (hashes !== undefined) {
    // Replaces the nonce that middleware.ts offers every page: this one was prerendered without it.
    response.setHeader(CSP, prerenderedPolicy(String(hashes).split(' ').filter(Boolean)));
  } else if (!response.hasHeader(CSP)) {
    response.setHeader(CSP, isHtml ? prerenderedPolicy([]) : DATA_POLICY);
  }
  if (isHtml) response.setHeader('reporting-endpoints', `csp="${CSP_REPORT_PATH}"`);
  // Web mail shows the store's public pictures on its own pages.
  if (!response.hasHeader('cross-origin-resource-policy')) {
    const policy = contentType.startsWith('image/') ? 'cross-origin' : 'same-origin';
    response.setHeader('cross-origin-resource-policy', policy);
  }
}
