export const TOOL_PLACEHOLDER = '/placeholder.webp';

/** Product §2.2. */
export const PERSON_PLACEHOLDER = '/people/placeholder.webp';
