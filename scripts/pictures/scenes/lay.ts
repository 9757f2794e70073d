import { SEED_TOOLS } from '../../seed-data/all-tools';
import { measure } from '../kit/frame';
import { group, num } from '../kit/svg';
import { TOOL_DRAWINGS } from '../tool-drawings';

/** A tool of the shop put into a scene: its middle at `x`, `y`, turned by `angle`, `length` units along its own x. */
export type Laid = { slug: string; x: number; y: number; angle: number; length: number };

/** The drawing of a tool, placed. Light and shadow are the scene's business. */
export async function lay({ slug, x, y, angle, length }: Laid): Promise<string> {
  const tool = SEED_TOOLS.find((candidate) => candidate.slug === slug);
  const drawing = tool && TOOL_DRAWINGS[slug]?.(tool);
  if (!drawing) throw new Error(`No drawing for the tool ${slug}`);
  const art = drawing.draw();
  const { left, right, top, bottom } = await measure(art);
  const scale = length / (right - left);
  return group(
    {
      transform: `translate(${num(x)} ${num(y)}) rotate(${num(angle)}) scale(${num(scale, 4)}) translate(${num(-(left + right) / 2)} ${num(-(top + bottom) / 2)})`,
    },
    art,
  );
}
