import { STEPS, type Step } from './steps';

export const SUITES = ['core', 'rest', 'all'] as const;
export type Suite = (typeof SUITES)[number];

export type Selection = {
  suite: Suite;
  steps: ReadonlySet<Step>;
  changedOnly: boolean;
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

/** The words after `npm test --`. A step, a path or a part of one selects from all tests, unless a suite is named as well. */
export function readSelection(words: readonly string[]): Selection {
  const changedOnly = words.includes('changed');
  const steps = words.filter((word) => isOneOf(STEPS, word));
  const filters = words.filter(
    (word) => word !== 'changed' && !isOneOf(STEPS, word) && !isOneOf(SUITES, word),
  );
  const paths = filters.filter((word) => stepAt(word));
  const named = words.find((word) => isOneOf(SUITES, word));
  const suite = named ?? (steps.length + filters.length > 0 || changedOnly ? 'all' : 'core');
  const chosen = [...steps, ...paths.flatMap((word) => stepAt(word) ?? [])];
  return {
    suite,
    steps: new Set(chosen.length > 0 ? chosen : changedOnly ? CHANGED : STEPS_OF[suite]),
    changedOnly,
    filtersOf: (step) => filters.filter((word) => (stepAt(word) ?? step) === step),
  };
}
