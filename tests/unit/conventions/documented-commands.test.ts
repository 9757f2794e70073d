import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readWords } from '@/scripts/forgeline/command';
import { readScreenshotOptions } from '@/scripts/screenshots/options';
import { readSelection } from '@/scripts/testing/selection';
import { inRoot } from '@/stack/paths';
import { STARTED_AS_WRITTEN, STARTED_BRIEFLY, STARTED_ELSEWHERE } from '@/tests/stack/started-commands';
import { documentedCommands } from '@/tests/support/documented-commands';

const commands = documentedCommands();
const asWritten: readonly string[] = [...STARTED_AS_WRITTEN, ...STARTED_BRIEFLY.map(([command]) => command)];
const wordsOf = (line: string) =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, one, other, plain]) => one ?? other ?? plain ?? '',
  );

it('each command that the pages name is started by a test: tests/stack/started-commands.ts says which', () => {
  expect(commands.length).toBeGreaterThan(40);
  const unstarted = commands.filter(
    (command) =>
      !asWritten.includes(command) && !STARTED_ELSEWHERE.some(([pattern]) => pattern.test(command)),
  );
  expect(unstarted).toEqual([]);
});

it('the list of documented commands names nothing that the pages do not', () => {
  expect(asWritten.filter((command) => !commands.includes(command))).toEqual([]);
  for (const [pattern, file, text] of STARTED_ELSEWHERE) {
    expect(
      commands.some((command) => pattern.test(command)),
      String(pattern),
    ).toBe(true);
    expect(readFileSync(inRoot(file), 'utf8'), file).toContain(text);
  }
});

it('each script of npm that the pages name exists', () => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const named = commands.flatMap(
    (command) => /^npm (?:run (\S+)|(test|start)\b)/.exec(command)?.slice(1) ?? [],
  );
  const missing = named.filter((name) => name !== undefined && !Object.hasOwn(scripts, name));
  expect(missing).toEqual([]);
});

const FORGELINE = /^(?:npm run forgeline --|node forgeline\.mjs|forgeline) (?!<)(.*)$/;

it.each(commands.filter((command) => FORGELINE.test(command)))(
  '%s has a command, options and words that there are',
  async (line) => {
    // Every command takes the folder of a shop, which is no word of its own (scripts/require-node.mjs).
    const [name = '', ...words] = wordsOf(FORGELINE.exec(line)?.[1]?.replace(/ --shop \S+/, '') ?? '');
    const { command } = await import(inRoot('scripts', 'forgeline', `${name}.ts`));
    // Named in a text, it may stand without the words it takes.
    const isMention = words.length === 0 && (command.words ?? []).length > 0;
    if (!isMention) expect(() => readWords(name, command, words)).not.toThrow();
  },
);

const SELECTED = /^npm test -- (.*)$/;
const testFiles = ['tests', 'packages'].flatMap((folder) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:test|spec)\.ts$/.test(file) && !file.includes('node_modules'))
    .map((file) => path.posix.join(folder, file)),
);

it.each(commands.filter((command) => SELECTED.test(command)))('%s selects tests', (line) => {
  const selection = readSelection(wordsOf(SELECTED.exec(line)?.[1] ?? ''));
  for (const step of selection.steps)
    for (const part of selection.filtersOf(step))
      expect(
        testFiles.filter((file) => file.includes(part)),
        part,
      ).not.toEqual([]);
});

it('the pictures that CONTRIBUTING asks for are there', () => {
  const [, words = ''] =
    /^npm run screenshots -- (.*)$/.exec(
      commands.join('\n').match(/^npm run screenshots -- .*$/m)?.[0] ?? '',
    ) ?? [];
  expect(readScreenshotOptions(wordsOf(words))).toMatchObject({ languages: ['de'], themes: ['dark'] });
});
