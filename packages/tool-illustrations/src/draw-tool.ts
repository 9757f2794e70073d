import { asWebp } from './encode';
import { frame } from './kit/frame';
import { TOOL_DRAWINGS } from './tool-drawings';
import type { ToolFacts } from './tool-facts';

const WIDTH = 1200;
const MAX_BYTES = 60 * 1024;

/**
 * Returns the picture of a tool as WebP, 1200 × 900 pixels and at most 60 KB. The same facts give the same bytes.
 * Throws one line where the tool has no drawing, or a figure its drawing needs is missing.
 */
export async function drawTool(tool: ToolFacts): Promise<Buffer> {
  const drawing = Object.hasOwn(TOOL_DRAWINGS, tool.slug) ? TOOL_DRAWINGS[tool.slug] : undefined;
  if (!drawing) throw new Error(`No drawing for the tool ${tool.slug}`);
  return asWebp(await frame(drawing(tool)), { width: WIDTH, atMost: MAX_BYTES });
}
