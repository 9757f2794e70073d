import { describe, expect, it } from 'vitest';
import { readFigures } from '#figures/typed-figures';
import { FRENCH } from '#languages/fr/rules';
import { rulesOf } from '#languages/rules-of';
import { kindsOf } from '#text/kinds-of';
import { idOf, packedCatalogue, tool } from './tools';

const sameStem = (one: string, other: string, language: string) => {
  const { stem, fold } = rulesOf(language);
  return stem(fold(one)) === stem(fold(other));
};

it.each([
  ['clé', 'clés'],
  ['clé', 'clefs'],
  ['étau', 'étaux'],
  ['marteau', 'marteaux'],
  ['métal', 'métaux'],
  ['isolé', 'isolées'],
  ['dynamométrique', 'dynamometriques'],
  ['d’atelier', 'atelier'],
])('in French, %s and %s are one', (one, other) => {
  expect(sameStem(one, other, 'fr')).toBe(true);
});

it.each([
  ['es', 'llave', 'llaves'],
  ['it', 'martello', 'martelli'],
  ['nl', 'sleutel', 'sleutels'],
  ['pt', 'chave', 'chaves'],
  ['sv', 'hammare', 'hammaren'],
])('in a language without rules of its own, %s, forms of a word are one: %s, %s', (language, one, other) => {
  expect(sameStem(one, other, language)).toBe(true);
});

it.each([
  ['Clé dynamométrique à cliquet 1/2", 40–200 Nm', ['cle']],
  ['Jeu de 12 clés mixtes à cliquet', ['cles']],
  ['Coffret de tarauds et filières, M3–M12', ['tarauds', 'filieres']],
  ['Perceuse-visseuse sans fil 18 V', ['perceuse']],
  ['18 V meuleuse d’angle', ['meuleuse']],
  ['Coffret à outils vide', ['coffret']],
])('what a tool is comes first in its French name %j: %j', (name, kinds) => {
  expect(kindsOf(name, FRENCH)).toEqual(kinds);
});

it.each([
  ['clé dynamométrique 40 à 200 Nm', { low: 40, high: 200, dimension: 'torque' }],
  ['cliquet 1/2 pouce', { low: 12.7, high: 12.7, dimension: 'length' }],
  ['étau 12 centimètres', { low: 120, high: 120, dimension: 'length' }],
])('the size in %j is read', (query, size) => {
  const [figure] = readFigures(query).figures;
  expect(figure).toMatchObject(size);
});

it('a cruciform bit is read by its recess number, which is no size', () => {
  expect(readFigures('embout cruciforme 2')).toMatchObject({
    figures: [],
    rest: expect.stringMatching(/\bPH2\b/),
  });
});

describe('a French search', () => {
  const NAMES = [
    'Clé dynamométrique à déclenchement 1/2", 40–200 Nm',
    'Jeu de 12 clés mixtes à cliquet',
    'Pince coupante de côté isolée 1000 V',
    'Pince à dénuder automatique',
    'Marteau de mécanicien, manche en frêne',
    'Massette, manche en fibre',
    'Étau d’établi parallèle 125 mm',
    'Scie à métaux, monture réglable',
    'Foret hélicoïdal HSS, jeu de 19',
    'Tournevis isolés VDE, jeu de 6',
    'Meuleuse d’angle sans fil 18 V',
    'Pied à coulisse numérique 150 mm',
  ];
  const catalogue = packedCatalogue(
    NAMES.map((name, at) => {
      const text = { name, description: '', category: 'x', specs: [] };
      return tool({ id: idOf(at), ...text, texts: { fr: text } });
    }),
  );
  const find = async (query: string) =>
    (await catalogue.suggest(query, 10)).tools.map(({ id }) => Number.parseInt(id, 16));

  it.each([
    ['clés dynamométriques', 0],
    ['cle dynamometrique', 0],
    ['clef a cliquet', 1],
    ['clés à cliquet', 1],
    ['je cherche une pince à dénuder', 3],
    ['pinces coupantes', 2],
    ['marteaux', 4],
    ['étaux', 6],
    ['etau d’etabli', 6],
    ["etau d'etabli", 6],
    ['scie metal', 7],
    ['forets', 8],
    ['tournevi isolé', 9],
    ['meuleuse angle', 10],
    ['pieds à coulisse', 11],
    ['pied a coulise', 11],
    ['dynamometric', 0],
  ])('%s finds its tool first', async (query, first) => {
    expect((await find(query))[0]).toBe(first);
  });

  it('of a kind finds that kind alone, whatever else has the word', async () => {
    expect(await find('marteau')).toEqual([4]);
    expect((await find('pince')).toSorted()).toEqual([2, 3]);
  });
});

it('an English name that is not translated says what a tool is as English does, in a French search as well', async () => {
  const names = ['Hammer Drill Set, SDS-plus', 'Claw Hammer, fibreglass handle'];
  const catalogue = packedCatalogue(
    names.map((name, at) => {
      const text = { name, description: '', category: 'x', specs: [] };
      return tool({ id: idOf(at), ...text, texts: { en: text, fr: { ...text, nameLanguage: 'en' } } });
    }),
  );
  const { tools } = await catalogue.suggest('hammer', 2, 'fr');
  expect(tools.map(({ id }) => id)).toEqual([idOf(1), idOf(0)]);
});
