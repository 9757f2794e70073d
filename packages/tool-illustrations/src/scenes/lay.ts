import { measure } from '../kit/frame';
import { group, num } from '../kit/svg';
import { TOOL_DRAWINGS } from '../tool-drawings';
import type { ToolFacts } from '../tool-facts';

/** A tool of the shop put into a scene: its middle at `x`, `y`, turned by `angle`, `length` units along its own x. */
export type Laid = { slug: string; x: number; y: number; angle: number; length: number };

/** Returns the drawing of one of `tools`, placed. The scene adds light and shadow. Throws for an unknown slug. */
export async function lay(tools: readonly ToolFacts[], { slug, x, y, angle, length }: Laid): Promise<string> {
  const tool = tools.find((candidate) => candidate.slug === slug);
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
