import fc from 'fast-check';
import { z } from 'zod';
import { COLUMNS } from '@/lib/server/commerce/imports/read/columns';
import type { Contract } from '@/lib/shared/calls/contract';
import { IMPORT_KINDS } from '@/lib/shared/imports/import-kinds';
import { BROKEN_BODIES } from './hostile-values';
import { anyText, type JsonSchema, mostly, type Sensible, valueArbitrary } from './value-arbitrary';

const ROWS_MAX = 8;

/** Rows of JSON, a line each, now and then with a line that is none. */
function linesArbitrary(line: z.ZodType, sensible: Sensible): fc.Arbitrary<string> {
  const schema = z.toJSONSchema(line, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const row = valueArbitrary('', schema, sensible).map((value) => JSON.stringify(value));
  const lines = fc.array(mostly(0.9, row, anyText), { maxLength: ROWS_MAX });
  return fc.tuple(lines, fc.constantFrom('\n', '\r\n', '\n\n')).map(([all, end]) => all.join(end));
}

const CELLS = [
  ...[
    '',
    '1',
    '0',
    '-5',
    '1.234,50',
    '1e309',
    '12 %',
    '="00123"',
    "'=1+1",
    '2026-11-26',
    'on-sale',
    'hammers',
  ],
  ...[
    'Box=10 | Pallet=400',
    'Weight [kg]=5; Color=red',
    'a=',
    '=',
    '|',
    ' | ',
    ';',
    '\\|',
    '/placeholder.webp',
  ],
] as const;
const STRANGE_HEADINGS = [
  '',
  'Spec:',
  'Spec: Weight [kg]',
  'Merkmal: [',
  'Colour',
  '__proto__',
  'sku',
  '\ufeffSKU',
];

function cellArbitrary(field: string, sensible: Sensible): fc.Arbitrary<string> {
  const known = sensible[field]?.map(String) ?? [];
  return mostly(0.8, fc.constantFrom(...known, ...CELLS), anyText);
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** Tables with headings of a kind, in either language, and some that no kind has. */
function tableArbitrary(path: string, sensible: Sensible): fc.Arbitrary<string> {
  const kind = IMPORT_KINDS.find((each) => path.endsWith(`/${each}`)) ?? 'tools';
  const headings = COLUMNS[kind].flatMap(({ field, heading }) =>
    [heading.en, heading.de].map((text) => ({ field, text })),
  );
  const strange = STRANGE_HEADINGS.map((text) => ({ field: '', text }));
  const first = headings.slice(0, 1);
  const chosen = fc.uniqueArray(mostly(0.9, fc.constantFrom(...headings), fc.constantFrom(...strange)), {
    selector: ({ field, text }) => field || text,
    maxLength: 8,
  });
  const written = fc.constantFrom(',', ';', '\t');
  return fc.tuple(chosen, written, fc.boolean()).chain(([columns, separator, isBare]) => {
    const all = [...first, ...columns.filter(({ field }) => field !== first[0]?.field)];
    const row = fc.tuple(...all.map(({ field }) => cellArbitrary(field, sensible)));
    return fc
      .array(row, { maxLength: ROWS_MAX })
      .map((rows) =>
        [all.map(({ text }) => text), ...rows]
          .map((cells) => cells.map((cell) => (isBare ? cell : quoted(cell))).join(separator))
          .join('\r\n'),
      );
  });
}

/** A body of a call that takes a file: mostly one that it can read. */
export function fileArbitrary({ path, file }: Contract, sensible: Sensible): fc.Arbitrary<string> {
  const sound = file?.line ? linesArbitrary(file.line, sensible) : tableArbitrary(path, sensible);
  return mostly(0.9, sound, fc.constantFrom(...BROKEN_BODIES));
}
