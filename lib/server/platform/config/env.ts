import 'server-only';
import { type MisspeltSetting, misspeltSettings } from './misspelt-settings';
import { withSecretFiles } from './secret-files';
import { problemsTogether, settingProblem } from './settings/setting-problems';
import { type Env, envSchema } from './settings/settings';

/**
 * The only reader and writer of the process environment in the product. Parsed once, at the first use and at server start
 * (server.ts), so that a bad setting stops the server with every wrong name listed at once, and the build
 * needs none. Values are never printed. What can be set: settings.ts.
 */
export type { Env } from './settings/settings';

/** The message names every missing or malformed setting, one a line; never a value. */
export class EnvError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      `The environment is not usable (see docs/configuration.md):\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
    this.name = 'EnvError';
  }
}

/** Secrets may be in the files that `<NAME>_FILE` names; an empty value counts as missing. Throws EnvError with all that is wrong. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const { settings, problems: fileProblems } = withSecretFiles(source);
  const hasFileProblem = (name: string) => fileProblems.some((line) => line.startsWith(`${name}_FILE`));
  const isGiven = (name: string) => Boolean(settings[name]) || hasFileProblem(name);
  const problems = [...fileProblems];
  const read: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(envSchema.shape)) {
    const { data, error } = schema.safeParse(settings[name] || undefined, { error: settingProblem });
    if (error === undefined) read[name] = data;
    else if (!isGiven(name)) problems.push(`${name}: is missing`);
    else if (!hasFileProblem(name))
      problems.push(...new Set(error.issues.map(({ message }) => `${name}: ${message}`)));
  }
  // Each was read by the schema of its name.
  problems.push(...problemsTogether(read as Partial<Env>, isGiven));
  if (problems.length > 0) throw new EnvError(problems);
  return read as Env;
}

let cached: Env | undefined;

/** Throws EnvError at the first call if the settings are not usable. */
export function env(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}

/** Returns settings whose name is misspelt, and which are therefore not read. */
export function misspelt(): MisspeltSetting[] {
  return misspeltSettings(process.env);
}

/** For a library that reads its configuration from the environment alone. */
export function setProcessEnv(name: string, value: string): void {
  process.env[name] = value;
}

/** Under `next dev`, whose tools need scripts that a store's policy refuses; replaced by a constant at build. */
export const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';
