import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { COPIES, WITH_CURRENCY } from '@/lib/server/platform/shop/words-of';

const { found, marked } = vi.hoisted(() => ({
  found: new Map<string, string>(),
  marked: new WeakSet<object>(),
}));

const MARK = /^‹([^‹›]+)›$/;

/** Each text is replaced by its key, so that those with keys inside are made of others. */
function withKeys(value: unknown, key: string): unknown {
  if (typeof value === 'string') {
    if (!value.includes('‹')) return `‹${key}›`;
    found.set(key, value);
    return value;
  }
  if (typeof value !== 'object' || value === null || marked.has(value)) return value;
  const made = Array.isArray(value)
    ? value.map((entry, place) => withKeys(entry, `${key}.${place}`))
    : Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, withKeys(part, `${key}.${name}`)]),
      );
  marked.add(made);
  return made;
}

vi.mock('@/lib/server/platform/shop/of-shop', () => ({
  ofShop: (_: string, name: string, texts: object) => withKeys(texts, name),
  textsOf: (language: 'en', texts: { en: object }) => texts[language],
  loadTexts: () => undefined,
}));

it.each(['en', 'de'])(
  'texts in %s that are made of others are known, so that files say them once',
  async (language) => {
    found.clear();
    const folder = path.resolve(import.meta.dirname, '../../../../../lib/shared/texts', language);
    for (const file of readdirSync(folder)) await import(path.join(folder, file));
    const copies = [...found].flatMap(([key, text]) => {
      const [, from] = MARK.exec(text) ?? [];
      return from === undefined ? [] : [[key, from] as const];
    });
    expect(Object.fromEntries(copies)).toEqual(COPIES);
    const others = [...found].filter(([, text]) => !MARK.test(text));
    expect(others.map(([key]) => key).sort()).toEqual([...WITH_CURRENCY].sort());
    expect(others.filter(([, text]) => !text.includes('‹currency.name›'))).toEqual([]);
  },
);
