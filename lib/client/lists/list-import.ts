import { VALIDATION } from '@/lib/shared/messages/messages';
import { REFERENCE_MAX_LENGTH } from '@/lib/shared/orders/order.schema';
import { ORDER_LINES_MAX } from '@/lib/shared/quantity/quantity-rules';
import type { CheckedRow } from '@/lib/shared/quick-order/quick-order.schema';
import type { FileRow } from './read-list-file';

type ToolIds = ReadonlySet<string>;

export type ImportedLine = { toolId: string; sku: string; name: string; quantity: number; reference: string };

/** A row that needs a correction; `message` is the English sentence of `code`. */
export type OpenRow = {
  text: string;
  code: string;
  message: string;
  params?: Record<string, string | number>;
  candidates?: ImportedLine[];
};

export type Import = {
  lines: ImportedLine[];
  open: OpenRow[];
  /** Lines of the file without an article, other than headings. */
  skipped: number;
};

type Fault = 'list-line-twice' | 'list-lines-too-many' | 'field-too-long' | 'list-rows-number';

function isFull(lines: readonly ImportedLine[], toolId: string, inList: ToolIds): boolean {
  if (inList.has(toolId)) return false;
  return inList.size + lines.filter((line) => !inList.has(line.toolId)).length >= ORDER_LINES_MAX;
}

function openRow(text: string, code: Fault): OpenRow {
  return { text, code, message: VALIDATION[code] };
}

function candidatesOf(
  { candidates = [], asked }: CheckedRow,
  reference: string,
): Pick<OpenRow, 'candidates'> {
  const lines = candidates.flatMap(({ toolId, sku, name, quantity = asked?.quantity }): ImportedLine[] =>
    quantity === undefined ? [] : [{ toolId, sku, name, quantity, reference }],
  );
  return lines.length > 0 ? { candidates: lines } : {};
}

/** Resolves an open row to the chosen line. Returns `read` unchanged if the line does not fit. */
export function applyCandidate(
  read: Import,
  row: OpenRow,
  line: ImportedLine,
  inList: ToolIds = new Set(),
): Import {
  const { lines, open } = read;
  if (isFull(lines, line.toolId, inList) || line.reference.length > REFERENCE_MAX_LENGTH) return read;
  const isTwice = lines.some(({ toolId }) => toolId === line.toolId);
  const left = open.flatMap((one) =>
    one === row ? (isTwice ? [openRow(row.text, 'list-line-twice')] : []) : [one],
  );
  return { ...read, lines: isTwice ? lines : [...lines, line], open: left };
}

/**
 * Sorts the checked rows of a file into lines, after `before`, and rows that need a correction. A row becomes a line if
 * it names one tool and a quantity, also if that cannot be ordered now: a list is for later. Rows without a result are
 * open.
 */
export function sortImport(
  rows: readonly FileRow[],
  results: readonly CheckedRow[],
  before: readonly ImportedLine[] = [],
  inList: ToolIds = new Set(),
): Import {
  const lines = [...before];
  const listed = new Set(before.map(({ toolId }) => toolId));
  const open: OpenRow[] = [];
  let skipped = 0;
  for (const [place, { text, reference: own }] of rows.entries()) {
    const checked = results[place];
    const reference = own || (checked?.reference ?? '');
    if (checked?.skipped) {
      if (checked.skipped !== 'header') skipped += 1;
      continue;
    }
    const { status, toolId, sku = '', name = '', code = '', message = '', params } = checked ?? {};
    const quantity = checked?.asked?.quantity ?? checked?.quantity;
    const isNamed = status === 'ok' || status === 'adjusted' || status === 'short';
    if (!checked) open.push(openRow(text, 'list-rows-number'));
    else if (!isNamed || !toolId || quantity === undefined)
      open.push({ text, code, message, ...(params ? { params } : {}), ...candidatesOf(checked, reference) });
    else if (listed.has(toolId)) open.push(openRow(text, 'list-line-twice'));
    else if (reference.length > REFERENCE_MAX_LENGTH) open.push(openRow(text, 'field-too-long'));
    else if (isFull(lines, toolId, inList)) open.push(openRow(text, 'list-lines-too-many'));
    else {
      listed.add(toolId);
      lines.push({ toolId, sku, name, quantity, reference });
    }
  }
  return { lines, open, skipped };
}
