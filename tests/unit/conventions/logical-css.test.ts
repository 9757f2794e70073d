import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Utilities that name a side of the screen, where the start or end of a line is meant. */
const PHYSICAL_UTILITY =
  /(?<=["'`\s:!-])(?:-?(?:m|p|scroll-m|scroll-p)[lr]-|-?(?:left|right)-(?!click)|text-(?:left|right)\b|float-(?:left|right)\b|border-[lr](?:-|\b)|rounded-(?:[lr]|tl|tr|bl|br)(?:-|\b))[\w./[\]-]*(?=["'`\s])/g;

/** Declarations in a stylesheet that do. */
const PHYSICAL_DECLARATION =
  /(?<=[\s;{])(?:(?:margin|padding|border)-(?:left|right)\b[^:]*|left|right|text-align|float)\s*:\s*[^;]*/g;

/** The middle of the screen is the same in both directions. */
const IS_CENTRED = /\bleft-1\/2\b.*-translate-x-1\/2|-translate-x-1\/2.*\bleft-1\/2\b/;

function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => path.join(folder, name));
}

function physicalUtilities(line: string): string[] {
  const found = line.match(PHYSICAL_UTILITY) ?? [];
  return IS_CENTRED.test(line) ? found.filter((utility) => utility !== 'left-1/2') : found;
}

function physicalDeclarations(line: string): string[] {
  const found = line.match(PHYSICAL_DECLARATION) ?? [];
  return found.filter((declaration) => !/:\s*(?:start|end|center|inherit)/.test(declaration));
}

it('styles fit scripts that run from right to left in components and pages, which name the start and end of a line instead of left and right', () => {
  const found = ['app', 'components'].flatMap((folder) =>
    filesBelow(folder, /\.tsx?$/).flatMap((file) =>
      readFileSync(path.join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          physicalUtilities(line).map((utility) => `${file}:${index + 1} ${utility}`),
        ),
    ),
  );
  expect(found).toEqual([]);
});

it('styles fit scripts that run from right to left in the stylesheet', () => {
  const lines = readFileSync(path.join(ROOT, 'app/globals.css'), 'utf8').split('\n');
  expect(lines.flatMap(physicalDeclarations)).toEqual([]);
});
