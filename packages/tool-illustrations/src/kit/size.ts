import type { ToolFacts } from '../tool-facts';
import type { Drawing } from './frame';

/** The dimensions of a drawing come from the tool's data sheet. */
export type ToolDrawing = (tool: ToolFacts) => Drawing;

/** The number that a specification of the tool starts with. */
export function size(tool: ToolFacts, name: string): number {
  const value = tool.specs.find((spec) => spec.name === name)?.value;
  const figure = Number.parseFloat(value ?? '');
  if (Number.isNaN(figure)) throw new Error(`${tool.slug} has no figure for ${name}`);
  return figure;
}

/** All numbers of a specification, such as the sizes of a set. */
export function sizes(tool: ToolFacts, name: string): number[] {
  const value = tool.specs.find((spec) => spec.name === name)?.value;
  if (value === undefined) throw new Error(`${tool.slug} has no ${name}`);
  return [...value.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));
}
