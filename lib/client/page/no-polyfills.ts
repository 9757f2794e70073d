// Replaces next/dist/build/polyfills/polyfill-module, see next.config.ts.
export {};
