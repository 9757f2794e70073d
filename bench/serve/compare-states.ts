import { casesOf, prepareCase } from './cases';
import { count, median, percent, printRow } from './figures';
import type { State } from './start-state';
import { type Load, loadOf } from './wrk';

const SECONDS = 3;

type Side = { state: State; loads: Load[] };

const medianOf = ({ loads }: Side, figure: keyof Load) => median(loads.map((load) => load[figure]));

/** Requests each case of both states in turn, and prints what the one before and the one now reach: medians of `rounds`. */
export async function compareStates(
  [before, now]: readonly [State, State],
  { rounds, named }: { rounds: number; named: string },
): Promise<void> {
  console.log('| case | before, 1/s | now, 1/s | rate | processor, µs | p99, ms |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  const [cases, casesNow] = [
    await casesOf(before.storeUrl, before.tools),
    await casesOf(now.storeUrl, now.tools),
  ];
  for (const [place, one] of cases.entries()) {
    const oneNow = casesNow[place];
    if (!oneNow || !one.name.includes(named)) continue;
    const sides = [
      { state: before, loads: [] as Load[], one: (await prepareCase(before.storeUrl, one)).one },
      { state: now, loads: [] as Load[], one: (await prepareCase(now.storeUrl, oneNow)).one },
    ] as const;
    for (let round = 0; round < rounds; round += 1)
      // Which is first alternates too: a neighbour of the machine often comes in waves.
      for (const side of round % 2 === 0 ? sides : sides.toReversed())
        side.loads.push(await loadOf(side.state.storeUrl, side.one, SECONDS));
    const [a, b] = sides;
    const rates = [medianOf(a, 'perSecond'), medianOf(b, 'perSecond')] as const;
    const pair = (figure: keyof Load) =>
      `${medianOf(a, figure).toFixed(1)} → ${medianOf(b, figure).toFixed(1)}`;
    const rate = percent(rates[1] / rates[0]);
    printRow([one.name, count(rates[0]), count(rates[1]), rate, pair('processorUs'), pair('p99Ms')], []);
  }
}
