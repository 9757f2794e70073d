import type { Person } from '../stack/people';
import { openAdmin, openCustomers } from '../stack/people';
import type { ProofStack } from '../stack/proof-stack';
import { type CartRaceResult, runCartRace } from './cart-race';
import { openRacingCompany, runCompanyRace } from './company-race';
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

type Ran = Pick<RaceResult, 'orders' | 'violations'> & { lost: number };

/** Two races per seed, one for a tool and one of carts, then one for a company's limits, all one after the other. */
export async function proveRaces(options: RacesOptions): Promise<RacesResult> {
  const { stack, firstSeed, seeds, buyers: count, units, log } = options;
  const admin: Person = await openAdmin(stack, 'race-admin');
  const buyers = await openCustomers(stack, 'racer', count);
  const company = await openRacingCompany(stack, admin);
  const total: RacesResult = { won: 0, lost: 0, unitsSold: 0, reads: 0, violations: [] };
  const report = (seed: number, race: string, { orders, lost, violations }: Ran, more: string) => {
    const verdict = violations.length === 0 ? 'held' : `${violations.length} violations`;
    const counts = `${String(orders).padStart(3)} orders  ${String(lost).padStart(3)} rejected`;
    log(`  seed ${String(seed).padStart(3)}  ${race.padEnd(18)}  ${counts}  ${more}  ${verdict}`);
    for (const violation of violations.slice(0, SHOWN_MAX)) log(`    ${violation}`);
    total.won += orders;
    total.lost += lost;
    total.violations.push(...violations.map((violation) => `race ${seed}, ${race}: ${violation}`));
  };
  for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
    const one = await runRace({ stack, admin, buyers, units, seed });
    const carts = await runCartRace({ stack, admin, buyers, units, seed });
    for (const { unitsSold, reads } of [one, carts]) {
      total.unitsSold += unitsSold;
      total.reads += reads;
    }
    const sizes = one.mixed ? '1 to 6 units each' : '1 unit each';
    const sold = ({ unitsSold, reads }: RaceResult | CartRaceResult) => `${unitsSold} units, ${reads} reads`;
    report(seed, sizes, { ...one, lost: one.losers }, sold(one));
    report(seed, 'carts of 5 lines', { ...carts, lost: carts.losers }, sold(carts));
    const limits = await runCompanyRace(company, seed);
    report(seed, 'one credit limit', { ...limits, lost: limits.refused }, limits.killed);
  }
  return total;
}
