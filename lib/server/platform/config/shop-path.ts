import path from 'node:path';

/** A build knows no shop, so that each can be served with it. */
export const IS_BUILD = process.env.NEXT_PHASE === 'phase-production-build';

/**
 * The folder of the shop. FORGELINE_SHOP is no setting of settings.ts, whose defaults come from the shop; relative paths are
 * made absolute where they were typed (scripts/require-node.mjs).
 */
export const shopPath = (): string =>
  path.resolve(/* turbopackIgnore: true */ process.env.FORGELINE_SHOP || 'shop');

/** Returns the path of a file in the folder of the shop. */
export function shopFile(...parts: string[]): string {
  return path.join(/* turbopackIgnore: true */ shopPath(), ...parts);
}
