import { expect, it } from 'vitest';
import { parseTheme, THEME } from '@/lib/server/platform/brand/theme';

it('a shop without a theme has the store’s', () => {
  expect(parseTheme('')).toEqual({ ...THEME, styles: '' });
});

it('a theme changes documented variables, colors in each theme', () => {
  const { light, dark, styles } = parseTheme(`/* Paper
   white */
:root {
  --color-paper: #ffffff;
  --radius-md: 0px; --font-sans: "Segoe UI", sans-serif;
}
:root[data-theme="dark"] { --color-paper: #000000; --color-line: #333333; }`);
  expect([light.paper, dark.paper]).toEqual(['#ffffff', '#000000']);
  expect(styles).toBe(
    '--color-paper:light-dark(#ffffff,#000000);--color-line:light-dark(#dcdcd5,#333333);' +
      '--radius-md:0px;--font-sans:"Segoe UI", sans-serif;',
  );
});

it.each([
  [':root { --color-accent: #ff0000; }', 'theme.css, line 1: --color-accent is no variable of'],
  [':root {\n  --color-paper: red;\n}', 'theme.css, line 2: --color-paper must be a color such as'],
  [':root {\n  --color-paper: url(//evil.example/x);\n}', 'theme.css, line 2: '],
  ['@import "a.css";', 'theme.css, line 1: "@import "a.css";" is neither'],
  ['\nbody { color: red; }', 'theme.css, line 2: "body" is neither'],
  [':root { --radius-md: 4em; }', '--radius-md must be pixels'],
  [':root { --font-sans: x; } </style>', 'theme.css, line 1: '],
  [':root[data-theme="dark"] { --radius-md: 4px; }', 'is the same in both themes'],
  [':root { --color-ink: #aaaaaa; }', '--color-ink cannot be read on --color-paper (light)'],
  [':root[data-theme="dark"] { --color-paper: #ffffff; }', 'cannot be read on --color-paper (dark)'],
])('%s stops the start', (css, problem) => {
  expect(() => parseTheme(css)).toThrow(problem);
});
