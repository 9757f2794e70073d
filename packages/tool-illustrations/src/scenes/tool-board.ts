import { svgDocument } from '../kit/frame';
import { mark, screw } from '../kit/parts';
import { group, rect, repeat, resetIds } from '../kit/svg';
import type { ToolFacts } from '../tool-facts';
import { type Laid, lay } from './lay';

const HANGING: readonly Laid[] = [
  { slug: 'pipe-wrench-450', x: 170, y: 400, angle: 90, length: 560 },
  { slug: 'combination-wrench-24', x: 360, y: 400, angle: 90, length: 560 },
  { slug: 'fine-tooth-ratchet-half-inch', x: 880, y: 400, angle: 90, length: 540 },
  { slug: 'slotted-screwdriver-65', x: 1045, y: 400, angle: 90, length: 560 },
];
const MISSING: Laid = { slug: 'machinist-hammer-500', x: 620, y: 400, angle: 90, length: 560 };

/** Yellow paint around each tool, as on a shadow board; where the tool is gone its painted place is left. */
const DEFINITIONS =
  '<linearGradient id="board" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#7f8890"/><stop offset="0.55" stop-color="#656d75"/><stop offset="1" stop-color="#4a5158"/></linearGradient>' +
  '<filter id="painted" x="-20%" y="-20%" width="140%" height="140%"><feMorphology in="SourceAlpha" operator="dilate" radius="9" result="wide"/><feFlood flood-color="#ffc629"/><feComposite in2="wide" operator="in"/></filter>' +
  '<filter id="gone" x="-20%" y="-20%" width="140%" height="140%"><feMorphology in="SourceAlpha" operator="dilate" radius="9" result="wide"/><feFlood flood-color="#ffc629" result="paint"/><feComposite in="paint" in2="wide" operator="in" result="ring"/><feFlood flood-color="#23272b" result="dark"/><feComposite in="dark" in2="SourceAlpha" operator="in" result="hollow"/><feMerge><feMergeNode in="ring"/><feMergeNode in="hollow"/></feMerge></filter>';

/** The picture of pages that do not exist: 1200 × 800, one tool missing from the board. */
export async function drawToolBoard(facts: readonly ToolFacts[]): Promise<string> {
  resetIds();
  const holes = repeat(14, (row) =>
    repeat(
      21,
      (column) =>
        rect(22 + column * 57, 18 + row * 58, 18, 18, '#24282d', 3) +
        rect(22 + column * 57, 34 + row * 58, 18, 2, '#fff', 0, { opacity: 0.25 }),
    ),
  );
  const tools = [];
  for (const tool of HANGING) {
    tools.push(
      group({ filter: 'url(#painted)' }, await lay(facts, tool)) +
        group({ filter: 'url(#shadow)' }, await lay(facts, tool)),
    );
  }
  const gap = group({ filter: 'url(#gone)' }, await lay(facts, MISSING));
  const corners = [26, 1174].map((x) => [26, 774].map((y) => screw(x, y, 12)).join('')).join('');
  const label = rect(536, 716, 168, 46, '#ffc629', 4) + mark(620, 746, 18, '#15181c');
  return svgDocument(
    '0 0 1200 800',
    1200,
    800,
    rect(0, 0, 1200, 800, 'url(#board)') + holes + tools.join('') + gap + corners + label,
    DEFINITIONS,
  );
}
