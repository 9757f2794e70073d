import { parseArgs } from 'node:util';

export type Option = {
  type: 'string' | 'boolean';
  short?: string;
  value?: string;
  help: string;
};

export type CommandInput = {
  options: Readonly<Record<string, string | boolean | undefined>>;
  words: readonly string[];
};

export type Command = {
  help?: string;
  options?: Readonly<Record<string, Option>>;
  words?: readonly string[];
  moreWords?: string;
  /** Runs whatever the folder of the shop says. */
  isWithoutShop?: boolean;
  /** Returns the exit code; undefined if the command goes on running. Errors are printed, with exit code 1. */
  run: (input: CommandInput) => Promise<number | undefined>;
};

export class UsageError extends Error {}

const HELP: Option = { type: 'boolean', short: 'h', help: 'this text' };

function usageLine(name: string, { words = [], moreWords }: Command): string {
  const line = [name, '[options]', ...words.map((word) => `<${word}>`)];
  if (moreWords) line.push(`[<${moreWords}> …]`);
  return `Usage: forgeline ${line.join(' ')}`;
}

/** Prints `forgeline <name> --help`. */
export function commandHelp(name: string, summary: string, command: Command): string {
  const rows = Object.entries({ ...command.options, help: HELP }).map(([option, { short, value, help }]) => ({
    left: `${short ? `-${short}, ` : '    '}--${option}${value ? ` <${value}>` : ''}`,
    help,
  }));
  const width = Math.max(...rows.map(({ left }) => left.length));
  const options = rows.map(({ left, help }) => `  ${left.padEnd(width)}  ${help}`).join('\n');
  const about = `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.${command.help ? `\n\n${command.help}` : ''}`;
  return `${usageLine(name, command)}\n\n${about}\n\n${options}`;
}

/** Throws `UsageError` for unknown options, and for too few or too many words. */
export function readWords(name: string, command: Command, line: readonly string[]): CommandInput | 'help' {
  const options = Object.fromEntries(
    Object.entries({ ...command.options, help: HELP }).map(([option, { type, short }]) => [
      option,
      short ? { type, short } : { type },
    ]),
  );
  const hint = `${usageLine(name, command)}\nforgeline ${name} --help says more.`;
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...line], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${hint}`);
  }
  if (parsed.values.help) return 'help';
  const required = command.words?.length ?? 0;
  const count = parsed.positionals.length;
  if (count < required || (count > required && !command.moreWords)) throw new UsageError(hint);
  return { options: parsed.values as CommandInput['options'], words: parsed.positionals };
}
