/** A test that proves something: its file, and its title as the source writes it (of a template, the literal part). */
export type Proof = { file: string; title: string };

/** One promise of the specification, shortened to what can be proved, and what proves it. */
export type Statement = { section: number; promise: string; proofs: readonly Proof[] };

/** Makes the lines of one section: the promise, then pairs of test file (below `tests/`) and title. */
export function statementsOf(
  section: number,
  lines: Readonly<Record<string, readonly (readonly [file: string, title: string])[]>>,
): Statement[] {
  return Object.entries(lines).map(([promise, proofs]) => ({
    section,
    promise,
    proofs: proofs.map(([file, title]) => ({ file: `tests/${file}`, title })),
  }));
}
