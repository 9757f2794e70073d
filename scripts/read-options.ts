import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * The options of one of package.json's scripts. Prints `usage` and ends the process for `--help` (exit code 0), for an unknown
 * option, and for a word that is not one of `words` (exit code 2).
 */
export function readOptions<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
  words?: readonly string[],
): ReturnType<typeof parseArgs<Config>> {
  const args = config.args ?? process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  try {
    const parsed = parseArgs(config);
    const unknown = words && parsed.positionals.find((word) => !words.includes(word));
    if (unknown === undefined) return parsed;
    console.error(`There is no "${unknown}", only ${words?.join(', ')}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  console.error(`Usage: ${usage}`);
  process.exit(2);
}
