import { callForJson } from '@/lib/client/session/session-call';
import { subscribeToViewer, viewerNow } from '@/lib/client/session/viewer-store';
import type { OwnNumber } from '@/lib/shared/own-numbers/own-number.schema';

const NONE: readonly OwnNumber[] = [];

const listeners = new Set<() => void>();
let isFollowing = false;
let owner: string | null = null;
let numbers: Promise<readonly OwnNumber[]> = Promise.resolve(NONE);
let byTool: ReadonlyMap<string, string> = new Map();

function accept(found: readonly OwnNumber[]): void {
  if (found.length === 0 && byTool.size === 0) return;
  byTool = new Map(found.map(({ toolId, alias }): [string, string] => [toolId, alias]));
  for (const listener of listeners) listener();
}

/** Every page with tools loads this file, so it uses no schema library. */
function readNumbers(body: unknown): readonly OwnNumber[] | undefined {
  if (!Array.isArray(body)) return undefined;
  const areNumbers = body.every(
    ({ alias, toolId }) => typeof alias === 'string' && typeof toolId === 'string',
  );
  return areNumbers ? body : undefined;
}

async function fetchFor(viewer: string): Promise<readonly OwnNumber[]> {
  try {
    const found = await callForJson('/api/alias', readNumbers);
    if (owner === viewer) accept(found);
    return found;
  } catch (cause) {
    // The next place asks again.
    if (owner === viewer) owner = null;
    console.info('The own numbers are not known.', cause);
    return NONE;
  }
}

/** The own numbers of who is signed in, requested once a document; none for visitors, and where the store does not respond. */
export function ownNumbers(): Promise<readonly OwnNumber[]> {
  const viewer = viewerNow().user?.id ?? null;
  if (viewer === owner) return numbers;
  owner = viewer;
  accept(NONE);
  numbers = viewer === null ? Promise.resolve(NONE) : fetchFor(viewer);
  return numbers;
}

/** To be called after a change of own numbers. */
export function ownNumbersChanged(): void {
  owner = null;
  if (isFollowing) void ownNumbers();
}

export function subscribeToOwnNumbers(listener: () => void): () => void {
  if (!isFollowing) subscribeToViewer(() => void ownNumbers());
  isFollowing = true;
  void ownNumbers();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The viewer's own number for a tool. */
export function ownNumberOf(toolId: string): string | undefined {
  return byTool.get(toolId);
}
