import { API_KEY_SCOPES } from '@/lib/shared/calls/api-key-scopes';
import { newProgram, type TestProgram } from '@/tests/support/api-keys';
import {
  addTool,
  call,
  type Person,
  placeOrder,
  registerCustomer,
  signIn,
  signInAdmin,
} from '@/tests/support/people';
import { unique } from '@/tests/support/store';

/** Who makes the calls, and whose records exist. */
export type Cast = {
  admin: Person;
  /** With every scope. */
  program: TestProgram;
  /** A customer without access to the victim's records. */
  stranger: Person;
  victim: Person;
  toolId: string;
  sku: string;
  /** An import that can be looked at and undone. */
  importId: string;
  victimOrder: string;
  strangerOrder: string;
  /** Texts that only the victim and admins may read. No request of the fuzzer contains them. */
  secrets: readonly string[];
};

/** A separate admin: the fuzzer's requests rename them, log them out everywhere and try wrong passwords. */
async function newAdmin(): Promise<Person> {
  const [person, demoAdmin] = await Promise.all([registerCustomer({ verified: true }), signInAdmin()]);
  const made = await demoAdmin.call('PUT', `/api/user/admin/${encodeURIComponent(person.email)}`);
  if (made.status !== 200) throw new Error('no admin for the fuzzer');
  return signIn(person.email, person.password, person.name);
}

/** Registers customers with records of their own; what the victim wrote can be recognised anywhere. */
export async function makeCast(): Promise<Cast> {
  const [admin, stranger, victim] = await Promise.all([newAdmin(), registerCustomer(), registerCustomer()]);
  const sku = unique('FUZZ-').toUpperCase();
  const toolId = await addTool(admin, { sku, quantity: 1_000_000, moq: 1 });
  const program = await newProgram(API_KEY_SCOPES);
  const headers = { 'content-type': 'text/csv' };
  const imported = await program.call('POST', '/api/import/prices', `SKU,Price\n${sku},12.75\n`, headers);
  if (imported.status !== 200) throw new Error(`the program has no import: ${JSON.stringify(imported.body)}`);
  const [home, schooling] = [unique('secret street '), unique('secret school ')];
  const profile = await victim.call('PUT', `/api/user?email=${encodeURIComponent(victim.email)}`, {
    address: home,
    education: schooling,
  });
  if (profile.status !== 200) throw new Error('the victim has no profile');
  const delivery = unique('secret dock ');
  const placed = await victim.call('POST', '/api/order', {
    toolId,
    orderQuantity: 5,
    address: delivery,
    phone: '5550199',
  });
  if (placed.status !== 201) throw new Error('the victim has no order');
  const bay = unique('secret bay ');
  const filled = await victim.call('PATCH', '/api/cart', {
    ops: [{ op: 'add', toolId, quantity: 7, reference: bay }],
  });
  if (filled.status !== 200) throw new Error('the victim has no cart');
  const strangerOrder = await placeOrder(stranger, toolId, 5);
  const order = await victim.call('GET', `/api/order/${placed.body.insertedId}`);
  return {
    ...{ admin, program, stranger, victim, toolId, sku, importId: imported.body.id },
    victimOrder: placed.body.insertedId,
    strangerOrder,
    secrets: [home, schooling, delivery, bay, victim.name, order.body.number],
  };
}

async function isSignedIn(person: Person): Promise<boolean> {
  const path = `/api/admin/${encodeURIComponent(person.email)}`;
  return (await call('GET', path, undefined, { authorization: `Bearer ${person.token}` })).status === 200;
}

/** Returns the same people, signed in again where a request ended their session. */
export async function reviveCast(cast: Cast): Promise<Cast> {
  const revive = async (person: Person, replace: () => Promise<Person>) => {
    if (await isSignedIn(person)) return person;
    try {
      return await signIn(person.email, person.password, person.name);
    } catch {
      // Wrong passwords of the fuzzer have blocked their account for a while: a new person replaces them.
      return replace();
    }
  };
  const [admin, stranger] = await Promise.all([
    revive(cast.admin, newAdmin),
    revive(cast.stranger, () => registerCustomer()),
  ]);
  return { ...cast, admin, stranger };
}
