import { expect, it } from 'vitest';
import { SEED_TOOLS } from '@/stack/seed-data/all-tools';
import { TOOL_DOCUMENTS, TOOL_EXTRAS } from '@/stack/seed-data/demo/tool-extras';
import { GERMAN_TEXTS } from '@/stack/seed-data/german/all-texts';
import { SPEC_WORDS } from '@/stack/seed-data/german/spec-words';
import { SPECIFICATION_NAMES } from '@/stack/seed-data/german/words/specification-names';

const skus = SEED_TOOLS.map(({ sku }) => sku);
const texts = Object.values(GERMAN_TEXTS);
const specs = SEED_TOOLS.flatMap((tool) => tool.specs);

/** Returns whether a value has letters in a row that are neither a standard's designation nor a unit. */
function isWorded({ name, value }: { name: string; value: string }): boolean {
  const isDesignation = name === 'Standard' && /\d/.test(value);
  return !isDesignation && /\p{L}{3}/u.test(value);
}

it('every tool of the seed has a German text, and nothing else does', () => {
  expect(Object.keys(GERMAN_TEXTS).sort()).toEqual([...skus].sort());
});

it('a German slug is ASCII and no other tool’s in either language', () => {
  const slugs = [...texts.map(({ slug }) => slug), ...SEED_TOOLS.map(({ slug }) => slug)];
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(new Set(slugs).size).toBe(slugs.length);
});

it('no two tools have the same name in German', () => {
  expect(new Set(texts.map(({ name }) => name)).size).toBe(texts.length);
});

it('figures of German texts have a decimal comma', () => {
  const standards = /ISO 1173 C 6\.3/g;
  for (const { name, description } of texts) expect(`${name} ${description}`).not.toMatch(/\d\.\d(?!\d\d)/);
  for (const word of Object.values(SPEC_WORDS)) expect(word.replace(standards, '')).not.toMatch(/\d\.\d/);
});

it('the figures of a German name are those of the English name', () => {
  for (const { sku, name } of SEED_TOOLS) {
    const german = GERMAN_TEXTS[sku]?.name.replace(/(\d),(\d)/g, '$1.$2') ?? '';
    for (const [figure] of name.matchAll(/\d+(?:[./]\d+)?/g)) expect(german, sku).toContain(figure);
  }
});

it('every name and every worded value of a specification is among the words of the catalogue', () => {
  const words = specs.flatMap((spec) => (isWorded(spec) ? [spec.name, spec.value] : [spec.name]));
  expect(words.filter((word) => !SPEC_WORDS[word])).toEqual([]);
});

it('every name of a pack is among the words of the catalogue', () => {
  const packs = Object.values(TOOL_EXTRAS).flatMap((extras) => (extras.packs ?? []).map(({ name }) => name));
  expect(packs.filter((name) => !SPEC_WORDS[name])).toEqual([]);
});

it('every name and value among the words of the catalogue is one of the seed’s', () => {
  const used = new Set(specs.flatMap(({ name, value, unit = '' }) => [name, value, unit]));
  for (const { packs = [] } of Object.values(TOOL_EXTRAS)) for (const { name } of packs) used.add(name);
  expect(Object.keys(SPEC_WORDS).filter((word) => !used.has(word))).toEqual([]);
});

it('two names of specifications are never one in German', () => {
  const names = Object.values(SPECIFICATION_NAMES);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('every document of the demo has a German title', () => {
  for (const { text } of TOOL_DOCUMENTS) expect(text.germanTitle).toMatch(/\p{L}{5}/u);
});
