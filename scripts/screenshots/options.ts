import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { readOptions } from '../read-options';
import { SCREEN_ROLES, type Screen, type ScreenRole } from './page-list';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Desktop, the phones most people have, and the narrowest screen a page must fit (WCAG 1.4.10). */
export const SIZES = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 360, height: 740 },
  { name: 'narrow', width: 320, height: 640 },
] as const;
export type Size = (typeof SIZES)[number];

export type ScreenshotOptions = {
  names: readonly string[];
  languages: readonly Language[];
  themes: readonly Theme[];
  sizes: readonly Size[];
  roles: readonly ScreenRole[];
  onlyMissing: boolean;
  forReadme: boolean;
};

const USAGE =
  'npm run screenshots [-- name …] [--language de] [--theme dark] [--size phone] [--as admin] [--missing] [--readme]';

/**
 * `name… --only text --language de --theme dark --size phone --as admin --missing --readme`; each may come several times.
 * Throws an Error with the valid words for an invalid one.
 */
export function readScreenshotOptions(args: readonly string[]): ScreenshotOptions {
  const { values, positionals } = readOptions(USAGE, {
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true },
      language: { type: 'string', multiple: true },
      theme: { type: 'string', multiple: true },
      size: { type: 'string', multiple: true },
      as: { type: 'string', multiple: true },
      missing: { type: 'boolean', default: false },
      readme: { type: 'boolean', default: false },
    },
  });
  return {
    names: [...positionals, ...(values.only ?? [])],
    languages: chosen('language', LANGUAGES.all, values.language, (language) => language),
    themes: chosen('theme', THEMES, values.theme, (theme) => theme),
    sizes: chosen('size', SIZES, values.size, (size) => size.name),
    roles: chosen('as', SCREEN_ROLES, values.as, (role) => role),
    onlyMissing: values.missing,
    forReadme: values.readme,
  };
}

function chosen<Choice>(
  option: string,
  all: readonly Choice[],
  selected: readonly string[] | undefined,
  nameOf: (choice: Choice) => string,
): readonly Choice[] {
  if (!selected) return all;
  const unknown = selected.find((name) => !all.some((choice) => nameOf(choice) === name));
  if (unknown !== undefined)
    throw new Error(`--${option} ${unknown}: there are only ${all.map(nameOf).join(', ')}.`);
  return all.filter((choice) => selected.includes(nameOf(choice)));
}

export function isSelected(screen: Pick<Screen, 'name'>, names: readonly string[]): boolean {
  return names.length === 0 || names.some((name) => screen.name.includes(name));
}
