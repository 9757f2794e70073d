import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawTool } from './draw-tool';
import { readToolFacts } from './read-tool-facts';
import { TOOL_DRAWINGS } from './tool-drawings';

const USAGE = `Usage: tool-illustrations <tools.json> <folder> [word…]   draws the tools whose slug contains a word, or all
       tool-illustrations --list                          says which slugs have a drawing`;

async function drawTools([file, folder, ...words]: readonly string[]): Promise<void> {
  if (file === '--list') return console.log(Object.keys(TOOL_DRAWINGS).sort().join('\n'));
  if (file === undefined || folder === undefined) throw new Error(USAGE);
  const tools = readToolFacts(await readFile(file, 'utf8'));
  const chosen = tools.filter(({ slug }) => words.length === 0 || words.some((word) => slug.includes(word)));
  if (chosen.length === 0) throw new Error(`No tool is called ${words.join(' or ')}.`);
  await mkdir(folder, { recursive: true });
  for (const tool of chosen) await writeFile(path.join(folder, `${tool.slug}.webp`), await drawTool(tool));
}

try {
  await drawTools(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
