// In browsers in place of parts of Next.js: see next.config.ts.

/** The stand-in of next/dist/compiled/process. */
export const env = {};

/** The router reads no other constant of next/dist/lib/constants. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
