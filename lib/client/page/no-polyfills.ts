// Replaces next/dist/build/polyfills/polyfill-module, which has no exports, and next/dist/compiled/process: see next.config.ts.
export const env = {};
