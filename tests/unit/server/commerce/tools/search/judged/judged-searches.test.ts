import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isSku, judgedCatalogue, searchSkus } from './judged-catalogue';

/** The least share of searches of a class that are as judged. */
const LEAST = 0.95;
const FOLDER = join(process.cwd(), 'tests/fixtures/judged-searches');

type Judged = { query: string; language: string; expected: string[]; isFirst: boolean };

/** `# class language`, then `query = SKUs`, any of them among the first three; after `!` the first one. Without SKUs: nothing. */
function readJudged(): Map<string, Judged[]> {
  const classes = new Map<string, Judged[]>();
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.txt'))) {
    let [name, language] = ['', ''];
    for (const line of readFileSync(join(FOLDER, file), 'utf8').split('\n')) {
      if (line.startsWith('# ')) [name = '', language = ''] = line.slice(2).split(' ');
      else if (line.includes(' =')) {
        const at = line.lastIndexOf(' =');
        const [query, wanted] = [line.slice(0, at), line.slice(at + 2).trim()];
        const expected = wanted.replace('!', '').split(/\s+/).filter(Boolean);
        const entry = { query, language, expected, isFirst: wanted.startsWith('!') };
        classes.set(name, [...(classes.get(name) ?? []), entry]);
      }
    }
  }
  return classes;
}

const catalogue = judgedCatalogue();

async function isAsJudged({ query, language, expected, isFirst }: Judged): Promise<string | undefined> {
  const found = await searchSkus(catalogue, query, language);
  const is = (sku: string) => expected.some((short) => isSku(sku, short));
  const isRight = expected.length === 0 ? found.length === 0 : isFirst ? is(found[0] ?? '') : found.some(is);
  return isRight ? undefined : `${language} ${query} = ${expected.join(' ')} | ${found.join(' ')}`;
}

it.each([...readJudged()])(
  'searches in the words of buyers find what they mean: %s',
  async (name, judged) => {
    const wrong = (await Promise.all(judged.map(isAsJudged))).filter((each) => each !== undefined);
    const share = 1 - wrong.length / judged.length;
    console.log(
      `${name}: ${(share * 100).toFixed(1)} % of ${judged.length}\n${wrong.map((line) => `  ${line}`).join('\n')}`,
    );
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(LEAST);
  },
);
