import type { Snapshot } from '@/proofs/checks/snapshot';

/** Ways to make a sound snapshot wrong: by the check that must report it, what is wrong, and the change. */
export type Tamperings = Record<string, Record<string, (snapshot: Snapshot) => void>>;
