/**
 * Returns the named texts alone: what a client component receives is sent with every page that contains it, used or not.
 */
export function pick<Texts extends object, Name extends keyof Texts>(
  texts: Texts,
  ...names: readonly Name[]
): Pick<Texts, Name> {
  return Object.fromEntries(names.map((name) => [name, texts[name]])) as Pick<Texts, Name>;
}
