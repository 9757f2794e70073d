import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawTool } from '../src/draw-tool';
import { readToolFacts } from '../src/read-tool-facts';
import { drawMeasured } from '../src/scenes/measured-drawing';
import { drawShareCard } from '../src/scenes/share-card';
import { TOOL_DRAWINGS } from '../src/tool-drawings';
import type { ToolFacts } from '../src/tool-facts';

const EXAMPLES = readToolFacts(readFileSync(new URL('../examples/tools.json', import.meta.url), 'utf8'));
const [wrench, hammer] = EXAMPLES;
if (!wrench || !hammer) throw new Error('examples/tools.json has too few tools');

const svgOf = (tool: ToolFacts) => TOOL_DRAWINGS[tool.slug]?.(tool).draw();

test('draws a tool at the promised size, the same way each time', async () => {
  const file = await drawTool(hammer);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 900 });
  expect(file.length).toBeLessThanOrEqual(60 * 1024);
  expect((await drawTool(hammer)).equals(file)).toBe(true);
});

test('a figure of the data sheet changes the drawing', () => {
  const longer = { ...hammer, specs: [{ name: 'Length', value: '400', unit: 'mm' }] };
  expect(svgOf(longer)).not.toBe(svgOf(hammer));
});

test.each(['unheard-of', 'constructor'])('refuses the tool %s, which has no drawing', async (slug) => {
  await expect(drawTool({ slug, sku: 'X', specs: [] })).rejects.toThrow(`No drawing for the tool ${slug}`);
});

test('names the figure that is missing', async () => {
  await expect(drawTool({ ...hammer, specs: [] })).rejects.toThrow(
    'machinist-hammer-500 has no figure for Length',
  );
});

test('a measured drawing carries length, order number and brand', async () => {
  const drawing = TOOL_DRAWINGS[wrench.slug]?.(wrench);
  if (!drawing) throw new Error('no drawing');
  const svg = await drawMeasured(wrench, drawing, 'Acme');
  for (const words of ['280 mm', 'EX-24', 'Acme']) expect(svg).toContain(`>${words}<`);
});

test('a scene says which tool it misses', async () => {
  const words = { name: 'Acme', headline: 'Tools' };
  await expect(drawShareCard(EXAMPLES, words)).rejects.toThrow(
    'No drawing for the tool click-torque-wrench-half-inch',
  );
});
