import { STEPS, type Step } from './steps';

export const SUITES = ['core', 'rest', 'all'] as const;
export type Suite = (typeof SUITES)[number];

export type Selection = {
  suite: Suite;
  steps: ReadonlySet<Step>;
  changedOnly: boolean;
  /** With `changed`: also of the rest, and on after red types. */
  isWhole: boolean;
  /** Parts of the paths of test files; without any a step runs all of its suite. */
  filtersOf: (step: Step) => string[];
};

const CORE: readonly Step[] = ['types', 'lint', 'unit', 'api', 'e2e'];
/** Types and lint are whole in the core. */
const REST: readonly Step[] = STEPS.filter((step) => step !== 'types' && step !== 'lint');
/** Whole stores and proofs take longer than a look at a change is worth. */
const CHANGED: readonly Step[] = [...CORE, 'packages'];
const STEPS_OF: Record<Suite, readonly Step[]> = { core: CORE, rest: REST, all: STEPS };

const FOLDERS: readonly (readonly [folder: string, step: Step])[] = [
  ['tests/unit', 'unit'],
  ['tests/shop', 'unit'],
  ['tests/api', 'api'],
  ['tests/access', 'api'],
  ['tests/e2e', 'e2e'],
  ['tests/stack', 'stack'],
  ['tests/prove', 'prove'],
  ['packages', 'packages'],
];

function isOneOf<T extends string>(list: readonly T[], word: string): word is T {
  return (list as readonly string[]).includes(word);
}

function stepAt(word: string): Step | undefined {
  return FOLDERS.find(([folder]) => word === folder || word.startsWith(`${folder}/`))?.[1];
}

/** The words after `npm test --` select nothing that exists; the message says what does. */
export class SelectionError extends Error {}

/** A part of a path selects within the parts that are named beside it: alone it might be a slip, and would run half of all tests. */
function refuseLoneWords(words: readonly string[]): void {
  const [lone] = words.filter((word) => !stepAt(word));
  if (lone === undefined) return;
  throw new SelectionError(`There is no part "${lone}" of the tests. Parts: ${STEPS.join(', ')}; or changed, ${SUITES.join(', ')}.
Files by a part of their path: npm test -- unit ${lone}, or a whole path: npm test -- tests/unit/…`);
}

/**
 * Reads the words after `npm test --`. A step, or a path, with parts of paths selects from all tests, whatever their suite,
 * unless a suite is named as well. Throws SelectionError.
 */
export function readSelection(words: readonly string[]): Selection {
  const changedOnly = words.includes('changed');
  const steps = words.filter((word) => isOneOf(STEPS, word));
  const filters = words.filter(
    (word) => word !== 'changed' && !isOneOf(STEPS, word) && !isOneOf(SUITES, word),
  );
  if (steps.length === 0) refuseLoneWords(filters);
  const paths = filters.filter((word) => stepAt(word));
  const named = words.find((word) => isOneOf(SUITES, word));
  const suite = named ?? (steps.length + filters.length > 0 || changedOnly ? 'all' : 'core');
  const chosen = [...steps, ...paths.flatMap((word) => stepAt(word) ?? [])];
  return {
    suite,
    steps: new Set(chosen.length > 0 ? chosen : changedOnly ? CHANGED : STEPS_OF[suite]),
    changedOnly,
    isWhole: changedOnly && words.includes('all'),
    filtersOf: (step) => filters.filter((word) => (stepAt(word) ?? step) === step),
  };
}
