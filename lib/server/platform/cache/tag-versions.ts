import 'server-only';
import { processSingleton } from '@/lib/server/platform/process-singleton';

const versions = () => processSingleton<Map<string, number>>('tag-versions', () => new Map());

/** Records that what has this tag changed, here or in another instance. */
export function raiseTagVersion(tag: string): void {
  versions().set(tag, tagVersion(tag) + 1);
}

/** How many changes of this tag the process knows of. */
export function tagVersion(tag: string): number {
  return versions().get(tag) ?? 0;
}
