/** In browsers in place of next/dist/lib/constants, of which the router reads no other: see next.config.ts. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
