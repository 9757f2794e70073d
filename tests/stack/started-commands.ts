/** Commands of the pages that documented.test.ts starts as they are written there. */
export const STARTED_AS_WRITTEN = [
  'npm run brand',
  'npm run configuration',
  'npx tsx scripts/access-doc.ts',
  'npm run dev',
  'npm run demo -- --empty',
  'npm run forgeline -- export tools tools.csv',
  'npm run forgeline -- import tools tools.csv --dry-run',
  'npm run forgeline -- import tools tools.csv',
  'npm run forgeline -- import pictures pictures.zip --dry-run',
  "npm run forgeline -- import prices prices.csv --all --map 'Net price:price'",
  'npm run audit:verify',
  'npm run migrate',
] as const;

/** Those that take long: documented.test.ts starts them with these words, which end them at once, for that exit code. */
export const STARTED_BRIEFLY = [
  ['npm run bench', '-- no-such-benchmark', 1],
  ['npm run format', '-- --help', 0],
  ['npm run fuzz', '-- --help', 0],
  ['npm run prove', '-- --help', 0],
  ['npm run screenshots', '-- --help', 0],
  ['node forgeline.mjs held-mail', '--help', 0],
  ['node forgeline.mjs move-files', '--help', 0],
] as const;

type Elsewhere = readonly [commands: RegExp, file: string, text: string];

/** Which file starts the others, and what it says there. */
export const STARTED_ELSEWHERE: readonly Elsewhere[] = [
  [/^npm run demo$/, 'tests/stack/demo.test.ts', 'throughNpm: true'],
  [/^npm run demo -- --shop/, 'tests/stack/shops.test.ts', "'--shop'"],
  [/forgeline(?: --)? new\b/, 'tests/stack/shops.test.ts', "'new'"],
  [/forgeline(?: --)? reload\b/, 'tests/stack/reload.test.ts', "['reload']"],
  [/forgeline(?: --)? texts\b/, 'tests/stack/language-of-file.test.ts', "'texts', 'import'"],
  [/^npm run demo -- --fresh$/, 'tests/stack/demo.test.ts', "'--fresh'"],
  [/^npm test$/, '.ci/run', 'npm test '],
  [/^npm run test:rest$/, '.ci/run', 'npm run test:rest '],
  [/^npm (?:test -- |run test:all$)/, 'tests/unit/scripts/testing/selection.test.ts', 'readSelection'],
  [/^npm run prove -- (?:race|walk)/, 'tests/prove/prove.test.ts', 'proveWalk'],
  [
    /^npm run screenshots -- audit/,
    'tests/unit/conventions/documented-commands.test.ts',
    'readScreenshotOptions',
  ],
  [/^npm run prove -- restore/, 'tests/prove/restore.test.ts', 'proveRestore'],
  [/^npm run prove -- rolling/, 'tests/prove/rolling.test.ts', 'proveRolling'],
  [/^npm run artifact/, 'tests/stack/artifact.test.ts', 'makeArtifact'],
  [/^npm (?:run build|ci)$/, '.github/workflows/release.yml', 'npm '],
  [/^npm run (?:seed|worker)$|^npm start/, 'tests/stack/production.test.ts', "run(['worker']"],
  [/^npm run audit:verify -- --expect/, 'tests/stack/production.test.ts', "'--expect'"],
  [
    /\bforgeline(?:\.mjs| --)? (?:<command>|import )/,
    'tests/unit/scripts/forgeline/command.test.ts',
    'readWords',
  ],
  [/forgeline(?:\.mjs)? (?:doctor|setup|stripe-setup)/, 'tests/stack/first-hour.test.ts', "['doctor']"],
  [/^npx openapi-typescript/, 'tests/api/integrations/generated-client.test.ts', 'generateTypes(document)'],
  [/forgeline(?:\.mjs)? (?:backup|restore)/, 'tests/stack/artifact.test.ts', "['backup', "],
];
