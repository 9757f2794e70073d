/** See inline-scripts.mjs, which is plain JavaScript because the framework loads it as it is. */
export const THEME_SCRIPT: string;
export function readInlineScripts(html: string): { hashes: string[]; hasForeign: boolean };
