import { expect, it } from 'vitest';
import { type Command, commandHelp, readWords, UsageError } from '@/scripts/forgeline/command';

const backup: Command = {
  help: 'More about it.',
  options: {
    force: { type: 'boolean', help: 'even so' },
    port: { type: 'string', short: 'p', value: 'number', help: 'where' },
  },
  words: ['folder'],
  run: () => Promise.resolve(0),
};
const read = (...line: string[]) => readWords('backup', backup, line);

it('the command line of a command has options, also by their letter, and words', () => {
  expect(read('-p', '80', '--force', 'here')).toEqual({
    options: { force: true, port: '80' },
    words: ['here'],
  });
});

it('the command line of a command may ask for help, whatever else it lacks', () => {
  expect(read('--help')).toBe('help');
  expect(read('-h')).toBe('help');
});

it.each([
  ['an unknown option', ['--nothing', 'here']],
  ['an option without its value', ['here', '--port']],
  ['a word too few', []],
  ['a word too many', ['here', 'there']],
])('the command line of a command is refused with its usage: %s', (_, line) => {
  expect(() => read(...line)).toThrow(UsageError);
  expect(() => read(...line)).toThrow('Usage: forgeline backup [options] <folder>');
});

it('a command may take any number of further words', () => {
  const several: Command = { words: ['folder'], moreWords: 'id', run: () => Promise.resolve(0) };
  for (const words of [['a'], ['a', 'b', 'c']])
    expect(readWords('several', several, words)).toEqual({ options: {}, words });
  expect(() => readWords('several', several, [])).toThrow(
    'Usage: forgeline several [options] <folder> [<id> …]',
  );
});

it('the help of a command has its purpose and its options', () => {
  expect(commandHelp('backup', 'store a copy', backup)).toBe(
    `Usage: forgeline backup [options] <folder>

Store a copy.

More about it.

      --force          even so
  -p, --port <number>  where
  -h, --help           this text`,
  );
});
