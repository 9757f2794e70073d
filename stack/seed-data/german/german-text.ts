/** Texts as a German tool catalogue would write them. */
export type GermanText = { name: string; slug: string; description: string };

/** By SKU. */
export type GermanTexts = Readonly<Record<string, GermanText>>;
