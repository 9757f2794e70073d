import 'server-only';
import { readFileSync } from 'node:fs';
import { docOf } from './settings/document-setting';
import { envSchema } from './settings/settings';

type Source = Record<string, string | undefined>;

const SECRET_NAMES = Object.entries(envSchema.shape)
  .filter(([, schema]) => docOf(schema)?.isSecret)
  .map(([name]) => name);

function readSecret(file: string): string {
  return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unreadable';

/** Replaces `<NAME>_FILE` by the file's content, under `<NAME>`. `problems` never contain file contents. */
export function withSecretFiles(source: Source): { settings: Source; problems: string[] } {
  const settings = { ...source };
  const problems: string[] = [];
  for (const name of SECRET_NAMES) {
    const file = source[`${name}_FILE`];
    if (!file) continue;
    if (source[name]) {
      problems.push(`${name} and ${name}_FILE: set one of them, not both`);
      continue;
    }
    try {
      settings[name] = readSecret(file);
    } catch (error) {
      problems.push(`${name}_FILE: the file cannot be read (${codeOf(error)})`);
    }
  }
  return { settings, problems };
}
