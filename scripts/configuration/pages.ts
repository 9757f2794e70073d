import type { z } from 'zod';
import { docOf, type SettingDoc } from '@/lib/server/platform/config/document-setting';
import { SETTING_SECTIONS } from '@/lib/server/platform/config/settings';

/** Where a comment of .env.example is wrapped. */
const LINE_WIDTH = 110;

type Setting = SettingDoc & {
  name: string;
  isSecret: boolean;
  isRequired: boolean;
  /** As an operator would write it. */
  defaultValue?: string;
};

function textOf(value: unknown): string | undefined {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return undefined;
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}

function describeSetting(name: string, schema: z.ZodType): Setting {
  const doc = docOf(schema);
  if (!doc) throw new Error(`${name} has no documentation.`);
  const unset = schema.safeParse(undefined);
  const defaultValue = textOf(unset.data);
  return { name, ...doc, isRequired: !unset.success, ...(defaultValue !== undefined && { defaultValue }) };
}

function sections(): { title: string; settings: Setting[] }[] {
  return SETTING_SECTIONS.map(({ title, settings }) => ({
    title,
    settings: Object.entries(settings).map(([name, schema]) => describeSetting(name, schema)),
  }));
}

function comment(text: string): string {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > LINE_WIDTH) {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line].join('\n');
}

function exampleEntry({ name, text, isRequired, defaultValue, example }: Setting): string {
  const value = example ?? defaultValue ?? '';
  // What the store chooses well by itself when it is unset.
  const mark = !isRequired && defaultValue === undefined && example !== undefined ? '# ' : '';
  return `${comment(isRequired ? `${text} Required.` : text)}\n${mark}${name}=${value}`;
}

/** Returns the text of `.env.example`. */
export function exampleFile(): string {
  const intro = comment(
    'Settings of a production server. The demo, development and tests need none of them: there an emulator replaces each ' +
      'service that is not set. All are checked at start, and every missing or malformed one is named. Each secret may be in ' +
      'a file instead, which NAME_FILE names (docs/configuration.md). Generated from lib/server/platform/config/settings.ts ' +
      'by `npm run configuration`.',
  );
  const parts = sections().map(
    ({ title, settings }) => `# --- ${title} ---\n\n${settings.map(exampleEntry).join('\n\n')}`,
  );
  return `${[intro, ...parts].join('\n\n')}\n`;
}

const cell = (text: string) => text.replaceAll('|', '\\|');

function tableRow({ name, text, isSecret, isRequired, defaultValue }: Setting): string {
  const names = isSecret ? `\`${name}\`, \`${name}_FILE\`` : `\`${name}\``;
  const unset = defaultValue === undefined ? '' : `\`${defaultValue}\``;
  return `| ${names} | ${isRequired ? 'required' : unset} | ${cell(text)} |`;
}

/** Returns the text of `docs/configuration.md`. */
export function configurationPage(): string {
  const parts = sections().map(({ title, settings }) =>
    [
      `## ${title}`,
      '',
      '| setting | default | what it is |',
      '| --- | --- | --- |',
      ...settings.map(tableRow),
    ].join('\n'),
  );
  return `# Configuration

Generated from \`lib/server/platform/config/settings.ts\` by \`npm run configuration\`; change it there.

A production server takes its settings from the environment, and from a file \`.env\` in its folder for those that the
environment does not have. All are checked at start; every missing or malformed one is named at once, and no value is ever
printed. [.env.example](../.env.example) is a file to begin with; [operations.md](operations.md) says how to run the store.

A secret may be in a file instead, as container platforms and systemd (\`LoadCredential\`) mount them: \`NAME_FILE\` is the
file's path, and a line break at its end is left out. Setting both \`NAME\` and \`NAME_FILE\` is an error.

${parts.join('\n\n')}
`;
}
