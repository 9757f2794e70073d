import { svgDocument } from '../kit/frame';
import { raised } from '../kit/light';
import { socketTop } from '../kit/parts';
import { group, line, place, rect, repeat, resetIds } from '../kit/svg';
import { type Laid, lay } from './lay';

const TILT = -24;

/** Tools in rows along the tilt, as a fitter lays them out before a job. */
const TOOLS: readonly Laid[] = [
  { slug: 'slotted-screwdriver-65', x: 250, y: 250, angle: TILT, length: 620 },
  { slug: 'click-torque-wrench-half-inch', x: 840, y: 250, angle: TILT, length: 1080 },
  { slug: 'combination-wrench-24', x: 1290, y: 300, angle: TILT, length: 700 },
  { slug: 'digital-caliper-150', x: 640, y: 610, angle: TILT, length: 860 },
  { slug: 'fine-tooth-ratchet-half-inch', x: 1280, y: 560, angle: TILT, length: 640 },
  { slug: 'combination-pliers-180', x: 330, y: 960, angle: TILT, length: 640 },
  { slug: 'machinist-hammer-500', x: 960, y: 930, angle: TILT, length: 760 },
  { slug: 'step-drill-4-30', x: 1390, y: 880, angle: TILT, length: 330 },
];

const SOCKETS = [30, 35, 40, 46, 52] as const;

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
export async function drawBench(): Promise<string> {
  resetIds();
  const { art, definitions } = benchTop(1600, 1200);
  const tools = [];
  for (const tool of TOOLS) tools.push(group({ filter: 'url(#shadow)' }, await lay(tool)));
  const sockets = group(
    { filter: 'url(#shadow)' },
    place(
      1130,
      1110,
      TILT,
      1,
      ...SOCKETS.map((r, i) => place(i * 104, 0, 0, 1, raised(socketTop(0, 0, r, 'chrome')))),
    ),
  );
  return svgDocument('0 0 1600 1200', 1600, 1200, art + tools.join('') + sockets, definitions);
}
