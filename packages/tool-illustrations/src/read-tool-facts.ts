import type { ToolFacts } from './tool-facts';

/** Reads a JSON list of tools. Throws one line that names the first invalid entry. */
export function readToolFacts(json: string): ToolFacts[] {
  const value: unknown = JSON.parse(json);
  if (!Array.isArray(value)) throw new Error('Not a list of tools.');
  const stranger = value.findIndex((entry) => !isToolFacts(entry));
  if (stranger >= 0) throw new Error(`Entry ${stranger} is no tool: it needs slug, sku and specs.`);
  return value;
}

function isToolFacts(value: unknown): value is ToolFacts {
  const { slug, sku, specs } = Object(value) as Record<string, unknown>;
  return typeof slug === 'string' && typeof sku === 'string' && Array.isArray(specs) && specs.every(isSpec);
}

function isSpec(value: unknown): boolean {
  const { name, value: figure } = Object(value) as Record<string, unknown>;
  return typeof name === 'string' && typeof figure === 'string';
}
