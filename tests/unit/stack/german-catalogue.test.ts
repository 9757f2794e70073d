import { expect, it, vi } from 'vitest';
import { textIn } from '@/lib/shared/tools/text-in';
import {
  categoryInCatalogueLanguage,
  nameIn,
  specWords,
  toolInCatalogueLanguage,
} from '@/stack/seed/catalogue-language';
import { categoryDocuments, toolDocuments } from '@/stack/seed/seed-documents';
import { SEED_TOOLS } from '@/stack/seed-data/all-tools';

vi.mock('#shop', async () => {
  const { shop } = await import('@/tests/support/shop/reference-shop');
  return { shop: { ...shop, languages: { de: 'de-AT', en: 'en-GB' }, catalogueLanguage: 'de' } };
});

const english = toolDocuments(new Date('2026-11-21T00:00:00Z'));
const tools = english.map(toolInCatalogueLanguage);

it('a shop whose catalogue is German has the tools of the seed in German, and their English texts beside them', () => {
  const at = english.findIndex(({ sku }) => sku === 'FL-TW-1220');
  expect(tools[at]).toMatchObject({
    name: expect.stringMatching(/^Drehmomentschlüssel/),
    slug: expect.stringMatching(/^drehmomentschluessel/),
  });
  for (const [place, tool] of tools.entries()) {
    const { name, slug, description } = english[place] ?? {};
    expect(textIn(tool, 'en')).toMatchObject({ name, slug, description });
    expect(tool.name).toBe(nameIn(SEED_TOOLS[place] ?? { sku: '', name: '' }, 'de'));
    expect(tool.name).not.toBe(name);
    expect(tool._id).toEqual(english[place]?._id);
  }
});

it('words of its specifications and packs are German, and translated into English', () => {
  const words = new Map(specWords().map(({ text, translation }) => [text, translation]));
  expect(new Set(specWords().map(({ language }) => language))).toEqual(new Set(['en']));
  const names = tools.flatMap(({ specs }) => specs.map((spec) => spec.name));
  expect(names.filter((name) => !words.has(name))).toEqual([]);
  expect(tools.flatMap(({ specs }) => specs.map((spec) => words.get(spec.name)))).toEqual(
    english.flatMap(({ specs }) => specs.map(({ name }) => name)),
  );
  const packed = { ...(english[0] as (typeof english)[number]), packs: [{ name: 'Box', units: 10 }] };
  expect(toolInCatalogueLanguage(packed).packs).toEqual([{ name: 'Packung', units: 10 }]);
});

it('a document has its German title, and its English one beside it', () => {
  const [tool] = english as [(typeof english)[number]];
  const document = { url: '/files/a.pdf', kind: 'manual', language: 'en', title: 'Instructions' } as const;
  const texts = { de: { ...tool.texts?.de, documentTitles: { [document.url]: 'Anleitung' } } };
  const german = toolInCatalogueLanguage({ ...tool, documents: [document], texts });
  expect(german.documents).toEqual([{ ...document, title: 'Anleitung' }]);
  expect(textIn(german, 'en').documents).toEqual([document]);
});

it('a category is chosen by specifications that its tools have', () => {
  const names = new Set(tools.flatMap(({ specs }) => specs.map(({ name }) => name)));
  for (const { keySpecs } of categoryDocuments(new Date()).map(categoryInCatalogueLanguage))
    for (const name of keySpecs) expect(names).toContain(name);
});
