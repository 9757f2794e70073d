import { svgDocument } from '../kit/frame';
import { raised } from '../kit/light';
import { socketTop } from '../kit/parts';
import { group, line, place, rect, repeat, resetIds } from '../kit/svg';
import type { ToolFacts } from '../tool-facts';
import { type Laid, lay } from './lay';

const TILT = -24;

/** `along` the tilt and `across` it, from the middle of the picture. */
type Row = { slug: string; along: number; across: number; length: number };

/** Tools in rows along the tilt, as a fitter lays them out before a job. */
const TOOLS: readonly Row[] = [
  { slug: 'slotted-screwdriver-65', along: -330, across: -440, length: 520 },
  { slug: 'step-drill-4-30', along: 130, across: -440, length: 260 },
  { slug: 'click-torque-wrench-half-inch', along: 60, across: -250, length: 1240 },
  { slug: 'digital-caliper-150', along: -330, across: 10, length: 840 },
  { slug: 'fine-tooth-ratchet-half-inch', along: 490, across: -60, length: 580 },
  { slug: 'combination-wrench-24', along: 470, across: 105, length: 640 },
  { slug: 'combination-pliers-180', along: -370, across: 318, length: 580 },
  { slug: 'machinist-hammer-500', along: 330, across: 320, length: 700 },
];

/** A place of the tilted rows on the picture of 1600 × 1200. */
function onBench({ slug, along, across, length }: Row): Laid {
  const turn = (TILT * Math.PI) / 180;
  const x = 800 + along * Math.cos(turn) - across * Math.sin(turn);
  const y = 600 + along * Math.sin(turn) + across * Math.cos(turn);
  return { slug, x, y, angle: TILT, length };
}

const SOCKETS = [26, 31, 36, 42, 48] as const;

/** The steel bench: dark brushed sheet, lit from the upper left. */
export function benchTop(width: number, height: number): { art: string; definitions: string } {
  const brush = repeat(Math.ceil(height / 5), (i) => {
    const shade = ((i * 7919) % 13) / 13;
    return line(0, i * 5 + 2, width, i * 5 + 2, shade > 0.5 ? '#fff' : '#000', 1 + (i % 3), {
      opacity: 0.012 + shade * 0.03,
    });
  });
  return {
    art: rect(0, 0, width, height, 'url(#bench)') + brush + rect(0, 0, width, height, 'url(#glow)'),
    definitions:
      '<linearGradient id="bench" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#59626b"/><stop offset="0.45" stop-color="#3a4149"/><stop offset="1" stop-color="#1d2126"/></linearGradient>' +
      '<radialGradient id="glow" cx="0.34" cy="0.22" r="0.8"><stop offset="0" stop-color="#fff" stop-opacity="0.2"/><stop offset="0.5" stop-color="#fff" stop-opacity="0.03"/><stop offset="1" stop-color="#000" stop-opacity="0.32"/></radialGradient>',
  };
}

/** The picture of the home page: 1600 × 1200. */
export async function drawBench(facts: readonly ToolFacts[]): Promise<string> {
  resetIds();
  const { art, definitions } = benchTop(1600, 1200);
  const tools = [];
  for (const tool of TOOLS) tools.push(group({ filter: 'url(#shadow)' }, await lay(facts, onBench(tool))));
  const sockets = group(
    { filter: 'url(#shadow)' },
    place(
      1130,
      1110,
      TILT,
      1,
      ...SOCKETS.map((r, i) => place(i * 96, 0, 0, 1, raised(socketTop(0, 0, r, 'chrome')))),
    ),
  );
  return svgDocument('0 0 1600 1200', 1600, 1200, art + tools.join('') + sockets, definitions);
}
