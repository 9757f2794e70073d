/** Shown where a tool's picture is missing. */
export const TOOL_PLACEHOLDER = '/placeholder.webp';

/** Shown where a person has no picture (product §2.2). */
export const PERSON_PLACEHOLDER = '/people/placeholder.webp';
