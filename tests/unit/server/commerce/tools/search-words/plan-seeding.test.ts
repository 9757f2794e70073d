import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import type { Group } from '@/lib/server/commerce/tools/search-words/search-words.repository';
import {
  type Fields,
  planSeeding,
  seededId,
} from '@/lib/server/commerce/tools/search-words/seed-search-words';

const same = (...words: string[]): Fields => ({ kind: 'same', words, objects: [], to: [] });
const means = (word: string, ...to: string[]): Fields => ({ kind: 'means', words: [word], objects: [], to });
const unsold = (word: string): Fields => ({ kind: 'unsold', words: [word], objects: [], to: [] });
const need = (verb: string, object: string, ...to: string[]): Fields => ({
  kind: 'need',
  words: [verb],
  objects: [object],
  to,
});

/** A shop that starts releases, each with its words. */
class Shop {
  #groups: Group[] = [];
  #given: Fields[] = [];

  start(seeded: readonly Fields[]): void {
    const { missing, outdated, given } = planSeeding('en', {
      ...{ seeded, stored: this.#groups, given: this.#given },
    });
    this.#groups = this.#groups.filter(({ _id }) => !outdated.some((id) => id.equals(_id)));
    for (const fields of missing) this.add(fields, seededId('en', fields));
    this.#given = given;
  }

  add(fields: Fields, _id = new ObjectId()): void {
    this.#groups.push({ _id, language: 'en', ...fields, updatedAt: new Date(0) });
  }

  edit(word: string, fields: Fields): void {
    this.#groups = this.#groups.map((group) =>
      group.words.includes(word) ? { ...group, ...fields } : group,
    );
  }

  delete(word: string): void {
    this.#groups = this.#groups.filter(({ words }) => !words.includes(word));
  }

  get words(): string[] {
    return this.#groups.map(({ words, to }) => [...words, ...to].join(' ')).sort();
  }
}

function shopOf(...seeded: Fields[]): Shop {
  const shop = new Shop();
  shop.start(seeded);
  return shop;
}

it('seeding search words gives a new shop all words, and the same release no others', () => {
  const seeded = [same('wrench', 'spanner'), unsold('ladder'), need('cut', 'pipe', 'saw')];
  const shop = shopOf(...seeded);
  expect(shop.words).toEqual(['cut saw', 'ladder', 'wrench spanner']);
  shop.delete('ladder');
  shop.start(seeded);
  expect(shop.words).toEqual(['cut saw', 'wrench spanner']);
});

it('seeding search words gives new ones with the next release, replaces what it has otherwise, and takes out what it has no longer', () => {
  const shop = shopOf(same('wrench', 'spanner'), unsold('ladder'), need('cut', 'pipe', 'saw'));
  shop.start([
    same('wrench', 'spanner', 'key'),
    need('cut', 'pipe', 'saw', 'cutter'),
    means('shifter', 'wrench'),
  ]);
  expect(shop.words).toEqual(['cut saw cutter', 'shifter wrench', 'wrench spanner key']);
});

it('seeding search words leaves what admins changed, and gives no other group with its names', () => {
  const shop = shopOf(same('wrench', 'spanner'), means('shifter', 'wrench'));
  shop.edit('spanner', same('wrench', 'spanner', 'tool'));
  shop.start([same('wrench', 'spanner', 'key'), means('spanner', 'nut'), means('shifter', 'wrench')]);
  expect(shop.words).toEqual(['shifter wrench', 'wrench spanner tool']);
});

it('seeding search words does not bring back what admins deleted, however a later release says it', () => {
  const shop = shopOf(same('wrench', 'spanner'), need('cut', 'pipe', 'saw'));
  shop.delete('spanner');
  shop.delete('cut');
  for (const name of ['key', 'tool']) {
    shop.start([same('wrench', 'spanner', name), need('cut', 'pipe', 'saw', name), unsold(`a ${name}`)]);
    expect(shop.words).toEqual([`a ${name}`]);
  }
  shop.start([same('wrench', 'spanner'), need('cut', 'pipe', 'saw')]);
  expect(shop.words).toEqual([]);
});

it('seeding search words gives nothing that contradicts what admins say is sold, or not', () => {
  const shop = shopOf(unsold('ladder'));
  shop.add(means('prybar', 'Pry Bar'));
  shop.add(unsold('Vise'));
  shop.start([unsold('pry bar'), means('vice', 'vise'), need('hold', 'pipe', 'vise'), unsold('rope')]);
  expect(shop.words).toEqual(['Vise', 'prybar Pry Bar', 'rope']);
});

it('seeding search words gives a release’s words again after an earlier one ran in between', () => {
  const [earlier, later] = [[same('wrench', 'spanner')], [same('wrench', 'spanner', 'key'), unsold('rope')]];
  const shop = shopOf(...earlier);
  shop.start(later);
  shop.start(earlier);
  expect(shop.words).toEqual(['wrench spanner']);
  shop.start(later);
  expect(shop.words).toEqual(['rope', 'wrench spanner key']);
});
