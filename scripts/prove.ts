import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { proveRaces } from '@/proofs/race/prove-race';
import { ProofStack } from '@/proofs/stack/proof-stack';
import { inRoot } from './stack/paths';

/**
 * `npm run prove [-- race] [-- --seed 1 --seeds 20 …]`: proves against a running store that money and stock never go
 * wrong. Prints what it did and every invariant; ends with code 1 if one was violated. README, "Prove it".
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '20' },
    buyers: { type: 'string', default: '200' },
    units: { type: 'string', default: '50' },
  },
});

function count(name: keyof typeof values, least = 1): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`--${name} must be a whole number of at least ${least}, not ${values[name]}.`);
}

const began = Date.now();
const logFile = inRoot('test-results', 'prove.log');
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const wanted = new Set(positionals.length > 0 ? positionals : ['race']);
const violations: string[] = [];

async function withStack(instances: number, work: (stack: ProofStack) => Promise<string[]>): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'forgeline-prove-'));
  const stack = await ProofStack.start({ dataDir, logFile, instances, environment: process.env });
  const interrupted = () => void stack.stop().then(() => process.exit(130));
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  try {
    violations.push(...(await work(stack)), ...stack.crashes);
  } finally {
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (wanted.has('race')) {
  const [buyers, units, seeds] = [count('buyers'), count('units'), count('seeds')];
  console.log(`\nRace: ${buyers} buyers for ${units} units, ${seeds} seeds from ${values.seed}`);
  await withStack(1, async (stack) => {
    const start = Date.now();
    const result = await proveRaces({
      stack,
      firstSeed: count('seed'),
      seeds,
      buyers,
      units,
      say: console.log,
    });
    const { won, lost, unitsSold, reads } = result;
    console.log(
      `  ${unitsSold} units sold in ${won} orders, ${lost} losers told, ${reads} reads, ${seconds(start)}`,
    );
    return result.violations;
  });
}

console.log(
  `\nviolations = ${violations.length} (${seconds(began)}; the store's log: ${path.relative('.', logFile)})`,
);
for (const violation of violations) console.log(`  ${violation}`);
process.exit(violations.length === 0 ? 0 : 1);
