import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EVENT_TYPES, PUBLIC_FACTS } from '@/lib/shared/integrations/public-events';
import { inRoot } from '@/stack/paths';

const ROW = /^\| (`[a-z]+\.[^|]*) \|([^|]*)\|$/gm;
const codes = (cell: string) => [...cell.matchAll(/`([^`?]+)\??`/g)].map(([, code = '']) => code);

it('docs/webhooks.md names every type of event with the facts it shows', () => {
  const page = readFileSync(inRoot('docs', 'webhooks.md'), 'utf8');
  const documented = [...page.matchAll(ROW)].flatMap(([, types = '', facts = '']) =>
    codes(types).map((type) => [type, codes(facts)] as const),
  );
  expect(Object.fromEntries(documented)).toEqual(PUBLIC_FACTS);
  expect(documented).toHaveLength(EVENT_TYPES.length);
});

it('no event shows a name, an address, a price or a fact that is a secret', () => {
  const facts = new Set(Object.values(PUBLIC_FACTS).flat());
  expect([...facts].filter((fact) => /name|mail|address|phone|cents|price|secret|note$/i.test(fact))).toEqual(
    [],
  );
});
