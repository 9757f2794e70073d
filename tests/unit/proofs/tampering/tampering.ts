import type { Snapshot } from '@/proofs/checks/snapshot';

/** One way to make a sound snapshot wrong: the check that must report it, what is wrong, and the change. */
export type Tampering = [check: string, what: string, tamper: (snapshot: Snapshot) => void];
