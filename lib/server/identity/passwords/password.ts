import 'server-only';
import { hash, verify } from '@node-rs/argon2';

/** OWASP password storage cheat sheet: argon2id (the package's default), 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** The hash of a random password, made once, to verify against if an account has none. */
let decoy: Promise<string> | undefined;

/** Returns the argon2id hash of a password, with its salt and parameters, as it is stored. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/**
 * Whether the password matches the hash. Without a hash it does not, after the same work, so that the time reveals
 * nothing about the account.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== undefined;
}
