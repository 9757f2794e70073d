/** What of a tool is written in German, as a German tool catalogue would write it. */
export type GermanText = { name: string; slug: string; description: string };

/** By SKU. */
export type GermanTexts = Readonly<Record<string, GermanText>>;
