import { afterEach, expect, it, vi } from 'vitest';
import { readOptions } from '@/scripts/read-options';

const options = { seed: { type: 'string', default: '1' } } as const;

/** The exit code of a command line and what it printed; undefined as code if it was read. */
function run(...args: string[]) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw code;
  });
  try {
    const words = ['race', 'walk'];
    const parsed = readOptions('npm run prove', { args, allowPositionals: true, options }, words);
    return { parsed, lines };
  } catch (code) {
    return { code, lines };
  }
}

afterEach(() => vi.restoreAllMocks());

it('a command’s options and words are read', () => {
  expect(run('walk', '--seed', '7').parsed).toMatchObject({
    values: { seed: '7' },
    positionals: ['walk'],
  });
  expect(run().parsed?.values.seed).toBe('1');
});

it('a command prints its usage when it is asked for', () => {
  expect(run('--help')).toEqual({ code: 0, lines: ['Usage: npm run prove'] });
  expect(run('walk', '-h')).toEqual({ code: 0, lines: ['Usage: npm run prove'] });
});

it('a command refuses an unknown word: a proof that does not exist proves nothing', () => {
  expect(run('wlak')).toEqual({
    code: 2,
    lines: ['There is no "wlak", only race, walk.', 'Usage: npm run prove'],
  });
});

it('a command refuses an unknown option', () => {
  const { code, lines } = run('--sed', '7');
  expect(code).toBe(2);
  expect(lines.join('\n')).toContain("Unknown option '--sed'");
  expect(lines.at(-1)).toBe('Usage: npm run prove');
});
