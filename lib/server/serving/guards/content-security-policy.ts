import 'server-only';
import { createHash } from 'node:crypto';
import { env, IS_DEVELOPMENT } from '@/lib/server/platform/config/env';
import type { serviceCalls } from '@/lib/shared/calls/service.contract';
import { NOSCRIPT_STYLE, THEME_SCRIPT } from '@/lib/shared/messages/inline-code';

export const CSP_REPORT_PATH = '/api/csp-report' satisfies (typeof serviceCalls.reportPolicy)['path'];

/** https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE_HOSTS = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
} as const;

/** The styles that sonner adds, first empty, then filled; a unit test compares them with the package. */
export const TOAST_STYLE_HASHES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
] as const;

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function isHttps(): boolean {
  return env().NEXTAUTH_URL.startsWith('https://');
}

type Directives = Record<string, readonly string[]>;

function serialize(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function stripeSources(): {
  script: readonly string[];
  frame: readonly string[];
  connect: readonly string[];
} {
  const { origin } = new URL(env().STRIPE_JS_URL);
  if (origin === 'https://js.stripe.com') return STRIPE_HOSTS;
  return { script: [origin], frame: [origin], connect: [origin] };
}

function pageDirectives(script: readonly string[], withCardFields: boolean): Directives {
  const stripe = withCardFields ? stripeSources() : { script: [], frame: [], connect: [] };
  return {
    'default-src': ["'self'"],
    'script-src': IS_DEVELOPMENT
      ? ["'self'", "'unsafe-inline'", "'unsafe-eval'", ...stripe.script]
      : [...script, ...stripe.script],
    'script-src-attr': ["'none'"],
    // Browsers that support the two finer directives use those instead.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': IS_DEVELOPMENT
      ? ["'self'", "'unsafe-inline'"]
      : ["'self'", hashSource(NOSCRIPT_STYLE), ...TOAST_STYLE_HASHES],
    'style-src-attr': ["'unsafe-inline'"],
    // An admin may name a picture on any host; browsers fetch it, the store never does (docs/operations.md).
    'img-src': ["'self'", 'data:', 'https:', ...(isHttps() ? [] : ['http:'])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(IS_DEVELOPMENT ? ['ws:'] : []), ...stripe.connect],
    'frame-src': withCardFields ? stripe.frame : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isHttps() ? { 'upgrade-insecure-requests': [] } : {}),
    'report-uri': [CSP_REPORT_PATH],
    'report-to': ['csp'],
  };
}

/** For a page rendered per request: scripts with this nonce, and what those load (CSP3 `strict-dynamic`). */
export function noncePolicy(nonce: string, options: { withCardFields?: boolean } = {}): string {
  const script = [`'nonce-${nonce}'`, "'strict-dynamic'", "'self'", hashSource(THEME_SCRIPT)];
  return serialize(pageDirectives(script, options.withCardFields ?? false));
}

/** For a cached page: the store's own files, and its inline scripts by hash. */
export function prerenderedPolicy(scriptHashes: readonly string[]): string {
  const script = new Set(["'self'", hashSource(THEME_SCRIPT), ...scriptHashes]);
  return serialize(pageDirectives([...script], false));
}

export function standalonePolicy(code: { scripts?: readonly string[]; styles?: readonly string[] }): string {
  return serialize({
    'default-src': ["'none'"],
    'script-src': code.scripts?.length ? code.scripts.map(hashSource) : ["'none'"],
    'style-src': code.styles?.length ? code.styles.map(hashSource) : ["'none'"],
    'connect-src': ["'self'"],
    'img-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'report-uri': [CSP_REPORT_PATH],
  });
}

/** For data and files, which may do nothing when opened directly. Pictures may have styles (SVG). */
export const DATA_POLICY = serialize({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});
