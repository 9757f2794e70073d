import { svgDocument } from '../kit/frame';
import { group, path, place, rect, resetIds, text } from '../kit/svg';
import type { ToolFacts } from '../tool-facts';
import { benchTop } from './bench';
import { BRAND_SQUARE } from './brand-mark';
import { type Laid, lay } from './lay';

const TOOLS: readonly Laid[] = [
  { slug: 'click-torque-wrench-half-inch', x: 900, y: 140, angle: -24, length: 700 },
  { slug: 'digital-caliper-150', x: 930, y: 330, angle: -24, length: 560 },
  { slug: 'combination-pliers-180', x: 1000, y: 500, angle: -24, length: 420 },
];

/** Returns the picture that other sites show beside a link, with a name and a line of text: 1200 × 630. */
export async function drawShareCard(
  facts: readonly ToolFacts[],
  { name, headline }: { name: string; headline: string },
): Promise<string> {
  resetIds();
  const { art, definitions } = benchTop(1200, 630);
  const tools = [];
  for (const tool of TOOLS) tools.push(group({ filter: 'url(#shadow)' }, await lay(facts, tool)));
  const left = { 'text-anchor': 'start' };
  const words =
    rect(0, 0, 640, 630, 'url(#words)') +
    place(72, 168, 0, 3, BRAND_SQUARE) +
    text(72, 348, 84, name, '#f5f5f2', { ...left, 'letter-spacing': -2 }) +
    text(72, 408, 34, headline, '#f5f5f2', { ...left, 'font-weight': 400 }) +
    path('M72,450h120v6h-120z', '#ffc629');
  const shade =
    '<linearGradient id="words"><stop offset="0" stop-color="#15181c" stop-opacity="0.92"/><stop offset="0.7" stop-color="#15181c" stop-opacity="0.7"/><stop offset="1" stop-color="#15181c" stop-opacity="0"/></linearGradient>';
  return svgDocument('0 0 1200 630', 1200, 630, art + tools.join('') + words, definitions + shade);
}
