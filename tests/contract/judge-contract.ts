import type { Statement } from './statement';

/** A test that passed in this run: its file, from the root of the repository, and its title as the runner reports it. */
export type PassedTest = { file: string; title: string };

/** What a runner fills in where a source has `%i`, `%j` or `${path}`. */
const PLACEHOLDER = /%[a-zA-Z%#$]|\$\{[^}]*\}|\$\w+/;

function titlePattern(title: string): RegExp {
  const literals = title.split(PLACEHOLDER).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(literals.join('[^]*?'));
}

/**
 * Returns the statements of docs/product.md that this run did not prove, each with the tests that are missing: a
 * statement is proved if every test it names ran and passed.
 */
export function unprovenStatements(
  statements: readonly Statement[],
  passed: readonly PassedTest[],
): { statement: Statement; missing: string[] }[] {
  const titlesByFile = new Map<string, string[]>();
  for (const { file, title } of passed) titlesByFile.set(file, [...(titlesByFile.get(file) ?? []), title]);
  return statements.flatMap((statement) => {
    const missing = statement.proofs
      .filter(({ file, title }) => {
        const pattern = titlePattern(title);
        return !titlesByFile.get(file)?.some((reported) => pattern.test(reported));
      })
      .map(({ file, title }) => `${file}: ${title}`);
    const isProved = statement.proofs.length > 0 && missing.length === 0;
    return isProved ? [] : [{ statement, missing }];
  });
}
