import { loadCode } from './load-code';

/** Loads `call` and contracts for the first press: they bring the schema library. Throws ApiProblem `network`. */
export async function loadContracts<Contracts>(load: () => Promise<Contracts>) {
  const [{ call }, contracts] = await loadCode(() => Promise.all([import('@/lib/client/api'), load()]));
  return { ...contracts, call };
}
