import { existsSync, readFileSync } from 'node:fs';
import { shopFile } from '../config/shop-path';
import { contrast } from './colors';

type Colors = Readonly<Record<string, string>>;

/** The colors that a shop's theme.css may change, as app/globals.css has them. */
export const THEME: Readonly<Record<'light' | 'dark', Colors>> = {
  light: {
    paper: '#f5f5f2',
    surface: '#ffffff',
    sunken: '#ecece7',
    hover: '#e8e8e2',
    ink: '#15181c',
    body: '#3b4149',
    muted: '#5c636c',
    line: '#dcdcd5',
    edge: '#85898f',
  },
  dark: {
    paper: '#101215',
    surface: '#181b1f',
    sunken: '#0b0d0f',
    hover: '#23272c',
    ink: '#f2f2ee',
    body: '#cdd1d6',
    muted: '#9aa2ab',
    line: '#2b3036',
    edge: '#6b737c',
  },
};

const BLOCKS: Readonly<Record<string, 'light' | 'dark'>> = {
  ':root': 'light',
  ':root[data-theme="dark"]': 'dark',
};
const COLOR = /^#[0-9a-f]{6}$/i;
/** By variable, what a value must be. */
const OTHERS: Readonly<Record<string, readonly [RegExp, string]>> = {
  '--radius-sm': [/^\d{1,2}px$/, 'must be pixels such as 4px'],
  '--radius-md': [/^\d{1,2}px$/, 'must be pixels such as 4px'],
  '--radius-lg': [/^\d{1,2}px$/, 'must be pixels such as 4px'],
  '--font-sans': [/^[\w"', -]{1,200}$/, 'must be names of fonts, which visitors have installed'],
};
const READ_ON: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['ink', ['paper', 'surface', 'sunken', 'hover']],
  ['body', ['paper', 'surface', 'sunken']],
  ['muted', ['paper', 'surface']],
];
const TEXT_CONTRAST = 4.5;

type Declared = { block: 'light' | 'dark'; name: string; value: string };

function judge({ block, name, value }: Declared): string | null {
  const color = name.replace(/^--color-/, '');
  if (name.startsWith('--color-') && Object.hasOwn(THEME.light, color))
    return COLOR.test(value) ? null : `must be a color such as #f5f5f2`;
  const other = OTHERS[name];
  if (!other) return 'is no variable of docs/your-shop.md';
  if (block === 'dark') return 'is the same in both themes: it belongs into :root';
  return other[0].test(value) ? null : other[1];
}

/** Reads a theme.css line by line. Throws an error that names the line that is not usable. */
function declarations(css: string): Declared[] {
  const plain = css.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '));
  const found: Declared[] = [];
  let block: 'light' | 'dark' | null = null;
  for (const [place, text] of plain.split('\n').entries()) {
    const refuse = (why: string): never => {
      throw new Error(`theme.css, line ${place + 1}: ${why}`);
    };
    for (const part of text.match(/[^;{}]+;?|[{}]/g) ?? []) {
      const said = part.trim();
      if (said === '' || said === '{') continue;
      if (said === '}') {
        block = null;
        continue;
      }
      const opened = BLOCKS[said];
      if (block === null && opened) {
        block = opened;
        continue;
      }
      const [, name, value] = /^(--[\w-]+)\s*:\s*([^;]+?)\s*;$/.exec(said) ?? [];
      if (block === null || name === undefined || value === undefined)
        return refuse(
          `"${said}" is neither one of the blocks ${Object.keys(BLOCKS).join(', ')} nor "--name: value;"`,
        );
      const problem = judge({ block, name, value });
      if (problem) refuse(`${name} ${problem}`);
      found.push({ block, name, value });
    }
  }
  return found;
}

export type Theme = { light: Colors; dark: Colors; styles: string };

/** Returns the colors of both themes, and the declarations in `:root` that make them. */
export function parseTheme(css: string): Theme {
  const found = declarations(css);
  const own = (block: 'light' | 'dark'): Colors =>
    Object.fromEntries(
      found
        .filter((each) => each.block === block && each.name.startsWith('--color-'))
        .map(({ name, value }) => [name.slice('--color-'.length), value]),
    );
  const [light, dark] = [own('light'), own('dark')];
  const changed = [...new Set([...Object.keys(light), ...Object.keys(dark)])];
  const colors = { light: { ...THEME.light, ...light }, dark: { ...THEME.dark, ...dark } };
  for (const theme of ['light', 'dark'] as const)
    for (const [text, grounds] of READ_ON)
      for (const ground of grounds)
        if (contrast(colors[theme][text] ?? '', colors[theme][ground] ?? '') < TEXT_CONTRAST)
          throw new Error(`theme.css: --color-${text} cannot be read on --color-${ground} (${theme})`);
  const styles = [
    ...changed.map((name) => `--color-${name}:light-dark(${colors.light[name]},${colors.dark[name]});`),
    ...found.filter(({ name }) => Object.hasOwn(OTHERS, name)).map(({ name, value }) => `${name}:${value};`),
  ];
  return { ...colors, styles: styles.join('') };
}

/** Returns the theme of the shop's theme.css; the store's where it has none. */
export function readTheme(): Theme {
  const file = shopFile('theme.css');
  return parseTheme(existsSync(file) ? readFileSync(file, 'utf8') : '');
}
