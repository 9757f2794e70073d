/** `fillText('{count} left', { count: 3 })` is `3 left`. A placeholder without a value stays. */
export function fillText(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
