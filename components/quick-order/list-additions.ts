import type { Addition } from '@/lib/client/cart/add-to-cart';
import { addWritten, type Written, writtenText } from '@/lib/shared/cart/written';
import {
  addWords,
  joinReferences,
  LINE_NOTE_MAX,
  type LineWords,
  lineWords,
} from '@/lib/shared/orders/order-notes';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { type EditedRow, isRowReady, pileOf } from './list-rows';

type OpenTool = LineWords & {
  toolId: string;
  sku: string;
  name: string;
  image: string;
  unitPrice?: number;
  quantity: number;
  reference?: string;
};

/** The tools of the open rows with what was asked for, as a request for quote takes them. */
export function openTools(rows: readonly EditedRow[]): OpenTool[] {
  const tools = new Map<string, OpenTool>();
  const open = rows.filter((row) => pileOf(row) === 'open');
  for (const { checked } of open) {
    const { toolId, sku = '', name = sku, asked, publicPrice, unitPrice = publicPrice } = checked ?? {};
    if (!toolId || !asked?.quantity) continue;
    const quantity = (tools.get(toolId)?.quantity ?? 0) + asked.quantity;
    const price = unitPrice === undefined ? {} : { unitPrice };
    const words = joinedWords(open.filter((row) => row.checked?.toolId === toolId));
    tools.set(toolId, { toolId, sku, name, image: TOOL_PLACEHOLDER, ...price, ...words, quantity });
  }
  return [...tools.values()];
}

function writtenIn({ pasted, checked }: EditedRow): Written {
  return { quantity: checked?.asked?.quantity ?? 0, text: writtenText(pasted) };
}

/** What rows of one tool say of their line. */
function joinedWords(rows: readonly EditedRow[]): { reference?: string } & LineWords {
  const { reference, note } = joinReferences(rows.flatMap((row) => row.reference ?? []));
  const said = rows.map(({ checked, note: own, requestedOn }) => ({
    ...{ quantity: checked?.quantity ?? checked?.asked?.quantity ?? 0, note: own, requestedOn },
  }));
  // A row without a day is wished as soon as possible: then the day of others is theirs alone.
  const isMixed = said.some(({ requestedOn }) => !requestedOn);
  let words: LineWords & { quantity: number } = { quantity: 0, ...lineWords({ note }) };
  for (const { quantity, note: own, requestedOn } of said) {
    const next = { quantity, note: own, ...(isMixed ? {} : { requestedOn }) };
    words = { ...addWords(words, next), quantity: words.quantity + quantity };
  }
  const dated = said.flatMap(({ quantity, requestedOn }) =>
    isMixed && requestedOn ? [`${quantity} × ${requestedOn}`] : [],
  );
  const all = [words.note, ...dated].filter(Boolean).join(' · ');
  return { ...(reference ? { reference } : {}), ...lineWords({ ...words, note: all }) };
}

/** Text of the list is added where it has words of its own, or another quantity. */
function additionOf(toolId: string, rows: readonly EditedRow[]): Addition {
  const quantity = rows.reduce((sum, { checked }) => sum + (checked?.quantity ?? 0), 0);
  const written = rows.map(writtenIn).reduce<Written | undefined>(addWritten, undefined);
  const isKept = written && written.quantity > 0 && (written.text !== '' || written.quantity !== quantity);
  return { toolId, quantity, ...joinedWords(rows), ...(isKept ? { written } : {}) };
}

/**
 * Cart additions of the rows that are ready, one per tool, at most `toolsMax`; `ids` are the rows included. Rows of one tool whose notes
 * are too long for a line together are not among them.
 */
export function additionsOf(rows: readonly EditedRow[], toolsMax: number) {
  const byTool = new Map<string, EditedRow[]>();
  for (const row of rows.filter(isRowReady)) {
    const { toolId = '' } = row.checked ?? {};
    if (toolId === '' || (!byTool.has(toolId) && byTool.size >= toolsMax)) continue;
    byTool.set(toolId, [...(byTool.get(toolId) ?? []), row]);
  }
  const all = [...byTool].map(([toolId, own]) => ({ own, addition: additionOf(toolId, own) }));
  const fitting = all.filter(({ addition }) => (addition.note?.length ?? 0) <= LINE_NOTE_MAX);
  return {
    additions: fitting.map(({ addition }) => addition),
    ids: fitting.flatMap(({ own }) => own.map(({ id }) => id)),
    isTooLong: fitting.length < all.length,
  };
}
