/** Limits texts to those named: props of a client component are sent with every page that contains it. */
export function pick<Texts extends object, Name extends keyof Texts>(
  texts: Texts,
  ...names: readonly Name[]
): Pick<Texts, Name> {
  return Object.fromEntries(names.map((name) => [name, texts[name]])) as Pick<Texts, Name>;
}
