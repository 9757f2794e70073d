// Replaces next/dist/compiled/process, see next.config.ts.
export const env = {};
