import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { lastChange, tagVersion } from './tags';

/**
 * A read that public pages were built from. Each has a tag of its own, which the pages that made it have beside the tags of what
 * it reads: after a change it is read again, and a page whose reads all return what they did is as it was. So an order makes the
 * pages stale that show its tool, and no others.
 */
type PageRead = { tags: readonly string[]; read: () => Promise<unknown>; fingerprint: string };

const PREFIX = 'read:';
/** Beyond these, the least recently made reads are dropped; their pages count as changed. */
const MOST_READS = 20_000;

const reads = () => processSingleton('page-reads', () => new LRUCache<string, PageRead>({ max: MOST_READS }));

function fingerprintOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url');
}

export function pageReadTag(name: string, args: readonly unknown[]): string {
  return `${PREFIX}${name}:${fingerprintOf(args)}`;
}

export function notePageRead(
  tag: string,
  { tags, read, result }: { tags: readonly string[]; read: () => Promise<unknown>; result: unknown },
): void {
  reads().set(tag, { tags, read, fingerprint: fingerprintOf(result) });
}

export type PageFingerprints = ReadonlyMap<string, string>;

export function pageFingerprints(tags: readonly string[]): PageFingerprints {
  return new Map(
    tags
      .filter((tag) => tag.startsWith(PREFIX))
      .flatMap((tag): [string, string][] => {
        const pageRead = reads().get(tag);
        return pageRead ? [[tag, pageRead.fingerprint]] : [];
      }),
  );
}

async function isAsBefore(tag: string, fingerprint: string): Promise<boolean> {
  const pageRead = reads().get(tag);
  return pageRead !== undefined && fingerprintOf(await pageRead.read()) === fingerprint;
}

/**
 * Returns whether all that a page with these tags was built from is as it was, though some of its tags may have changed since a
 * change of this number. False where that is not known: a tag changed that no read explains, or another change came meanwhile.
 */
export async function isBuiltFromTheSame(
  tags: readonly string[],
  fingerprints: PageFingerprints,
  since: number,
): Promise<boolean> {
  const changed = tags.filter((tag) => tagVersion(tag) > since);
  const ofReads = tags.filter((tag) => tag.startsWith(PREFIX));
  const toCompare = new Map<string, string>();
  for (const tag of ofReads) {
    const fingerprint = fingerprints.get(tag);
    const pageRead = reads().get(tag);
    if (fingerprint === undefined || !pageRead) return false;
    if (pageRead.tags.some((one) => changed.includes(one))) toCompare.set(tag, fingerprint);
  }
  const explained = new Set([...toCompare.keys()].flatMap((tag) => reads().get(tag)?.tags ?? []));
  if (changed.some((tag) => !explained.has(tag))) return false;
  const before = lastChange();
  const same = await Promise.all([...toCompare].map(([tag, fingerprint]) => isAsBefore(tag, fingerprint)));
  return same.every(Boolean) && !tags.some((tag) => tagVersion(tag) > before);
}
