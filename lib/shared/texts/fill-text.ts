/** Puts values into a text: `fillText('{count} left', { count: '3' })` is `3 left`. A name without a value stays as it is. */
export function fillText(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
