import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CartOperation } from '@/lib/shared/cart/cart.schema';
import { addTool, anAdmin, type CallResponse, registerCustomer } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const OPERATIONS = 1_500;
const TOOLS = 6;
const OPERATIONS_A_CALL_MAX = 12;

/** A cart as far as operations go: units by tool, in the order of its lines, and its version. */
type Model = { version: number; lines: ReadonlyMap<string, number> };
type Change = { ops: CartOperation[]; version: number | undefined };
type Tab = { seen: number };

const admin = await anAdmin();
const tools = await Promise.all(Array.from({ length: TOOLS }, () => addTool(admin, { quantity: 9, moq: 2 })));
const buyer = await registerCustomer();

const put = fc.record({
  op: fc.constantFrom('add' as const, 'set' as const),
  tool: fc.nat(TOOLS - 1),
  quantity: fc.integer({ min: 1, max: 40 }),
});
const removal = fc.record({ op: fc.constant('remove' as const), tool: fc.nat(TOOLS - 1) });
const operations = fc.array(fc.oneof(put, removal), { minLength: 1, maxLength: OPERATIONS_A_CALL_MAX });
/** The tab may say which version it has seen, look first, and send its request twice. */
const call = fc.record({
  operations,
  saysVersion: fc.boolean(),
  looks: fc.boolean(),
  sendsTwice: fc.boolean(),
});
type Drawn = typeof call extends fc.Arbitrary<infer Value> ? Value : never;

function opsOf({ operations: drawn }: Drawn): CartOperation[] {
  return drawn.map(({ tool, ...operation }) => ({ ...operation, toolId: tools[tool] as string }));
}

/** Returns what the cart becomes, and whether the change is refused. */
function apply(model: Model, { ops, version }: Change): { model: Model; isRefused: boolean } {
  const isStale = version !== undefined && version !== model.version;
  if (isStale && ops.some(({ op }) => op === 'set')) return { model, isRefused: true };
  const lines = new Map(model.lines);
  for (const operation of ops) {
    const { toolId } = operation;
    if (operation.op === 'remove') lines.delete(toolId);
    else lines.set(toolId, operation.quantity + (operation.op === 'add' ? (lines.get(toolId) ?? 0) : 0));
  }
  return { model: { version: model.version + 1, lines }, isRefused: false };
}

/** The cart after both changes, one after the other, if it is refused what was. */
function inOrder(model: Model, changes: readonly Change[], refused: readonly boolean[]): Model | null {
  const first = apply(model, changes[0] as Change);
  const second = apply(first.model, changes[1] as Change);
  return first.isRefused === refused[0] && second.isRefused === refused[1] ? second.model : null;
}

function modelOf(cart: { version: number; lines: { toolId: string; quantity: number }[] }): Model {
  return {
    version: cart.version,
    lines: new Map(cart.lines.map(({ toolId, quantity }) => [toolId, quantity])),
  };
}

const readCart = async () => (await buyer.call('GET', '/api/cart')).body;

async function send(change: Change, sendsTwice: boolean): Promise<CallResponse> {
  const key = { 'idempotency-key': unique('key-') };
  const body = { ops: change.ops, ...(change.version === undefined ? {} : { version: change.version }) };
  const once = () => buyer.call('PATCH', '/api/cart', body, key);
  const [response, twin] = await Promise.all([once(), ...(sendsTwice ? [once()] : [])]);
  const refusedTwin = twin !== undefined && twin.status !== response?.status;
  // A request that was refused may be made by its twin, after which it counts as made.
  return refusedTwin && twin.status === 200 ? twin : (response as CallResponse);
}

// The limit is for one that hangs: hundreds of calls, one after the other, take half a minute on a busy machine.
it('of two tabs that change one cart at once, each change is made once, whole, one after the other, or refused', async () => {
  let model = modelOf(await readCart());
  const tabs: Tab[] = [{ seen: model.version }, { seen: model.version }];
  const rounds = fc.sample(fc.tuple(call, call), { numRuns: OPERATIONS, seed: 20_261_122 });
  let made = 0;
  let refusals = 0;
  for (const round of rounds) {
    if (made >= OPERATIONS) break;
    const changes: Change[] = [];
    for (const [place, drawn] of round.entries()) {
      const tab = tabs[place] as Tab;
      if (drawn.looks) tab.seen = model.version;
      changes.push({ ops: opsOf(drawn), version: drawn.saysVersion ? tab.seen : undefined });
    }
    const responses = await Promise.all(
      changes.map((change, place) => send(change, round[place]?.sendsTwice === true)),
    );
    const refused = responses.map(({ status, body }) => {
      expect([200, 409]).toContain(status);
      if (status === 409) expect(body.code).toBe('cart-changed');
      return status === 409;
    });
    const [one, two] = changes as [Change, Change];
    const possible = [
      inOrder(model, [one, two], refused),
      inOrder(model, [two, one], [...refused].reverse()),
    ].filter((outcome) => outcome !== null);
    const cart = modelOf(await readCart());
    expect(
      possible.map(({ version, lines }) => [version, [...lines]]),
      JSON.stringify({ model: [...model.lines], changes, refused }),
    ).toContainEqual([cart.version, [...cart.lines]]);
    for (const [place, { status, body }] of responses.entries()) {
      const shown = modelOf(status === 409 ? body.current : body);
      (tabs[place] as Tab).seen = shown.version;
    }
    made += one.ops.length + two.ops.length;
    refusals += refused.filter(Boolean).length;
    model = cart;
  }
  expect(made).toBeGreaterThanOrEqual(OPERATIONS);
  expect(refusals).toBeGreaterThan(20);
}, 600_000);
