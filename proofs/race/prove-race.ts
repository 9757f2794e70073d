import type { Person } from '../stack/people';
import { openAdmin, openCustomers } from '../stack/people';
import type { ProofStack } from '../stack/proof-stack';
import { type CartRaceResult, runCartRace } from './cart-race';
import { type RaceResult, runRace } from './race';

export type RacesOptions = {
  stack: ProofStack;
  firstSeed: number;
  seeds: number;
  buyers: number;
  units: number;
  log: (line: string) => void;
};

export type RacesResult = {
  won: number;
  lost: number;
  unitsSold: number;
  reads: number;
  violations: string[];
};

const SHOWN_MAX = 5;

function lineOf(result: RaceResult): string {
  const { seed, mixed, orders, unitsSold, losers, reads, violations } = result;
  const sizes = mixed ? '1 to 6 units each' : '1 unit each      ';
  const verdict = violations.length === 0 ? 'held' : `${violations.length} violations`;
  return (
    `  seed ${String(seed).padStart(3)}  ${sizes}  ${String(orders).padStart(3)} orders of ${unitsSold} units  ` +
    `${String(losers).padStart(3)} rejected  ${String(reads).padStart(4)} reads  ${verdict}`
  );
}

function lineOfCarts(seed: number, { orders, unitsSold, losers, reads, violations }: CartRaceResult): string {
  const verdict = violations.length === 0 ? 'held' : `${violations.length} violations`;
  return (
    `  seed ${String(seed).padStart(3)}  carts of 5 lines   ${String(orders).padStart(3)} orders of ${unitsSold} units  ` +
    `${String(losers).padStart(3)} rejected  ${String(reads).padStart(4)} reads  ${verdict}`
  );
}

/** Two races per seed, one for a tool and one of carts, one after the other, with the same buyers. */
export async function proveRaces(options: RacesOptions): Promise<RacesResult> {
  const { stack, firstSeed, seeds, buyers: count, units, log } = options;
  const admin: Person = await openAdmin(stack, 'race-admin');
  const buyers = await openCustomers(stack, 'racer', count);
  const total: RacesResult = { won: 0, lost: 0, unitsSold: 0, reads: 0, violations: [] };
  for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
    const result = await runRace({ stack, admin, buyers, units, seed });
    log(lineOf(result));
    for (const violation of result.violations.slice(0, SHOWN_MAX)) log(`    ${violation}`);
    total.won += result.orders;
    total.lost += result.losers;
    total.unitsSold += result.unitsSold;
    total.reads += result.reads;
    total.violations.push(...result.violations.map((violation) => `race ${seed}: ${violation}`));
    const carts = await runCartRace({ stack, admin, buyers, units, seed });
    log(lineOfCarts(seed, carts));
    for (const violation of carts.violations.slice(0, SHOWN_MAX)) log(`    ${violation}`);
    total.won += carts.orders;
    total.lost += carts.losers;
    total.unitsSold += carts.unitsSold;
    total.reads += carts.reads;
    total.violations.push(...carts.violations.map((violation) => `race of carts ${seed}: ${violation}`));
  }
  return total;
}
