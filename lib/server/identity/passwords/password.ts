import { hash, verify } from '@node-rs/argon2';

/** OWASP password storage cheat sheet: argon2id (the package's default), 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** Verified against where an account has no password: the time reveals nothing about the account. */
let decoy: Promise<string> | undefined;

export async function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== undefined;
}
