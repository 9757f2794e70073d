// In browsers in place of parts of Next.js: see next.config.ts.

/** Of next/dist/compiled/process. */
export const env = {};

/** Of next/dist/lib/constants the router reads no other. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
