/** A set has no length of its own, and a band is sold rolled up. */
const NOT_LAID_OUT = /-set-|bandsaw/;

/**
 * Returns the length of a single tool in millimeters, from its data sheet, for its dimensioned drawing; undefined for
 * tools that are not measured by length.
 */
export function lengthOf(
  slug: string,
  specs: readonly (readonly [name: string, value: string, unit?: string])[],
): string | undefined {
  if (NOT_LAID_OUT.test(slug)) return undefined;
  const [, value = '', unit] = specs.find(([name]) => name === 'Length' || name === 'Total length') ?? [];
  return unit === 'mm' && /^\d+$/.test(value) ? value : undefined;
}
