import { callHttp } from '../stack/http-call';
import type { ProofStack } from '../stack/proof-stack';
import { makeNextRelease, type Release, releaseAddresses, releaseOf, removeRelease } from './next-release';
import { OldTab } from './old-tab';

const AT_ONCE = 4;

export type ReleaseChange = {
  files: number;
  lateScripts: number;
  violations: string[];
};

function without(some: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...some].filter((address) => !others.has(address)));
}

async function missing(stack: ProofStack, addresses: readonly string[]): Promise<string[]> {
  const left = [...addresses];
  const lines: string[] = [];
  const work = async () => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      const { status } = await callHttp({ method: 'GET', url: `${stack.url(0)}${address}` });
      if (status !== 200) lines.push(`${address} returned ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return lines;
}

async function roll(
  stack: ProofStack,
  from: Release,
  next: Release,
): Promise<Omit<ReleaseChange, 'lateScripts'>> {
  const [old, fresh] = [releaseAddresses(from), releaseAddresses(next)];
  const violations: string[] = [];
  let files = 0;
  const look = async (when: string, addresses: readonly string[]) => {
    const lines = await missing(stack, addresses);
    files += addresses.length;
    violations.push(...lines.map((line) => `${when}: ${line}`));
  };
  stack.build = next.distDir;
  for (let index = 0; index < stack.instances; index += 1) {
    await stack.restartServer(index);
    // Every server has the files of both releases.
    await look(`with ${index + 1} of ${stack.instances} servers of the next release`, [...fresh, ...old]);
  }
  return { files, violations };
}

/**
 * Server by server, while a browser's tab opened before stays open; then the tab loads what it had not needed yet and orders.
 * Throws where a server or the tab does not start.
 */
export async function changeRelease(stack: ProofStack): Promise<ReleaseChange> {
  const from = releaseOf(stack.build);
  const next = makeNextRelease(from);
  stack.afterwards(() => removeRelease(next));
  const tab = await OldTab.open(stack);
  let rolled: Omit<ReleaseChange, 'lateScripts'>;
  try {
    rolled = await roll(stack, from, next);
  } catch (error) {
    await tab.giveUp();
    throw error;
  }
  const [old, fresh] = [new Set(releaseAddresses(from)), new Set(releaseAddresses(next))];
  const { lateScripts, violations } = await tab.order({
    own: without(old, fresh),
    next: without(fresh, old),
  });
  return { files: rolled.files, lateScripts, violations: [...rolled.violations, ...violations] };
}
