/** Tools compared at a time. A file of its own, since it is part of browser scripts. */
export const COMPARE_MAX = 6;

const TOOL_ID = /^[0-9a-f]{24}$/;

/** Tool ids of `?ids=a,b`, each once, six at most; anything that is not an id is ignored. */
export function readComparedIds(ids: string | readonly string[] | undefined): string[] {
  const named = [ids ?? []].flat().flatMap((part) => part.toLowerCase().split(','));
  return [...new Set(named.map((id) => id.trim()))].filter((id) => TOOL_ID.test(id)).slice(0, COMPARE_MAX);
}
