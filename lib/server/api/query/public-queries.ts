import type { Contract } from '@/lib/shared/calls/contract';
import { reviewCalls } from '@/lib/shared/reviews/reviews.contract';
import { toolCalls } from '@/lib/shared/tools/tools.contract';
import { unknownParameters } from './unknown-parameters';

const PUBLIC_READS = [...Object.values<Contract>(toolCalls), ...Object.values<Contract>(reviewCalls)]
  .filter(({ isCached }) => isCached)
  .map(({ path, query }) => ({ pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`), query }));

/** Returns whether the public read at this address has all of its parameters. */
export function hasParameters(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://store');
  const read = PUBLIC_READS.find(({ pattern }) => pattern.test(pathname));
  return unknownParameters(searchParams.keys(), read?.query) === undefined;
}
