/** A Markdown file of the shop: the lines `name: value` between its `---`, and what follows. */
export type ShopContent = { slug: string; fields: ReadonlyMap<string, readonly string[]>; markdown: string };

const FRONT_MATTER = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s;

export function parseContent(slug: string, text: string): ShopContent {
  const [, front, markdown = ''] = FRONT_MATTER.exec(text) ?? [];
  if (front === undefined) throw new Error(`${slug}.md must begin with lines between two "---".`);
  const fields = new Map<string, string[]>();
  for (const line of front.split(/\r?\n/)) {
    const [, name, value] = /^(\w+):\s*(.+?)\s*$/.exec(line) ?? [];
    if (name === undefined || value === undefined)
      throw new Error(`${slug}.md: "${line}" is no "name: value".`);
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return { slug, fields, markdown: markdown.trim() };
}

export function fieldOf({ slug, fields }: ShopContent, name: string): string {
  const value = fields.get(name)?.[0];
  if (value === undefined) throw new Error(`${slug}.md needs a line "${name}: …".`);
  return value;
}
