import { beforeAll } from 'vitest';
import { anAdmin, type Person, registerCustomer } from '@/tests/support/people';
import { baseUrl } from '@/tests/support/store';
import type { Placeholders } from './placeholders';

/** The demo's admin, and two customers whom no other test knows. */
export type Cast = { admin: Person; buyer: Person; stranger: Person };

/** The people of a file's exchanges, registered before its tests begin. */
export function castFor(placeholders: Placeholders): Cast {
  const cast = {} as Cast;
  beforeAll(async () => {
    const [admin, buyer, stranger] = await Promise.all([anAdmin(), registerCustomer(), registerCustomer()]);
    Object.assign(cast, { admin, buyer, stranger });
    placeholders.nameAccount(buyer, 'buyer');
    placeholders.nameAccount(stranger, 'stranger');
    placeholders.name(new URL(baseUrl()).origin, 'store');
  });
  return cast;
}
