/** Shown where a tool's picture is missing. */
export const TOOL_PLACEHOLDER = '/placeholder.webp';
