import { open } from 'node:fs/promises';
import path from 'node:path';
import { namingFile } from '@/lib/server/platform/db/backup/manifest';
import { IMPORT_KINDS } from '@/lib/shared/imports/import-kinds';
import { isLanguage } from '@/lib/shared/site/languages';
import { loadSettings } from '@/stack/load-settings';
import { type Command, UsageError } from './command';
import { kindOf } from './import';

export const SEPARATORS = [',', ';', '\t'] as const;
const DECIMALS = ['.', ','] as const;

/** Returns what was typed for an option. Throws UsageError for what it cannot be. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  given: unknown,
  name: string,
): Value | undefined {
  if (given === undefined) return undefined;
  const value = values.find((one) => one === given);
  if (value === undefined)
    throw new UsageError(`--${name} is one of ${values.map((one) => JSON.stringify(one)).join(' ')}.`);
  return value;
}

export const command: Command = {
  help: `Writes everything of a kind (${IMPORT_KINDS.join(', ')}) as a CSV file that \`forgeline import\` reads back without a change; to the
standard output where no file is named. Works on the database itself (MONGODB_URI, MONGODB_DB), else on the running demo's.`,
  options: {
    separator: { type: 'string', value: ',', help: 'a comma, a semicolon or a tab' },
    decimal: { type: 'string', value: '.', help: 'a point or a comma' },
    language: { type: 'string', value: 'en', help: 'of the headings, and by default of the two' },
  },
  words: ['kind'],
  moreWords: 'file',
  async run({ options, words: [word = '', file] }) {
    const kind = kindOf(word, IMPORT_KINDS);
    const language = options.language === undefined ? undefined : String(options.language);
    if (language !== undefined && !isLanguage(language))
      throw new UsageError(`There is no language "${language}".`);
    const query = {
      separator: oneOf(SEPARATORS, options.separator, 'separator'),
      decimal: oneOf(DECIMALS, options.decimal, 'decimal'),
    };
    loadSettings(['AUDIT_LOG_SECRET']);
    const { exportParts, formatOf } = await import('@/lib/server/commerce/imports/export-file');
    const { closeDatabase } = await import('@/lib/server/platform/db/client');
    try {
      const place = file === undefined ? null : path.resolve(process.env.INIT_CWD ?? '.', file);
      const target = place === null ? null : await open(place, 'w');
      try {
        for await (const part of exportParts('system', kind, formatOf(query, language))) {
          if (place !== null && target) await namingFile(place, target.write(part));
          else if (process.stdout.errored) break;
          else process.stdout.write(part);
        }
      } finally {
        await target?.close();
      }
      return 0;
    } finally {
      await closeDatabase();
    }
  },
};
