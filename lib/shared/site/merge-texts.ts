/** A tree of texts by their keys. */
export type TextTree = { readonly [key: string]: unknown };

const isTree = (value: unknown): value is TextTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the texts with those of `own` in place of the same keys; lists are replaced whole. */
export function mergeTexts<Texts extends object>(texts: Texts, own: TextTree): Texts {
  const merged = { ...texts } as Record<string, unknown>;
  for (const [key, value] of Object.entries(own)) {
    const given = merged[key];
    merged[key] = isTree(given) && isTree(value) ? mergeTexts(given, value) : value;
  }
  return merged as Texts;
}
