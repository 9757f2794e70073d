import 'server-only';
import { processSingleton } from '@/lib/server/platform/process-singleton';

type Versions = { changes: number; byTag: Map<string, number> };

const versions = () => processSingleton<Versions>('tag-versions', () => ({ changes: 0, byTag: new Map() }));

/** Records that what has this tag changed, here or in another instance. */
export function raiseTagVersion(tag: string): void {
  const state = versions();
  state.changes += 1;
  state.byTag.set(tag, state.changes);
}

/** Returns the number of the tag's last change, among all changes of any tag that the process knows of; 0 if there is none. */
export function tagVersion(tag: string): number {
  return versions().byTag.get(tag) ?? 0;
}

/** Returns the number of the last change of any tag. */
export function lastChange(): number {
  return versions().changes;
}
