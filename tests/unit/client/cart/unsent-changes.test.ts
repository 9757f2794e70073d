import { beforeEach, expect, it, vi } from 'vitest';
import {
  cartNow,
  changeLines,
  changeWords,
  reloadCart,
  retryCart,
  showRefusedCart,
} from '@/lib/client/cart/cart-store';
import * as ownCart from '@/lib/client/cart/own/own-cart';
import { ApiProblem } from '@/lib/client/problem';
import type { CartLine, CartOperation } from '@/lib/shared/cart/cart.schema';

vi.mock('@/lib/client/cart/own/own-cart');
vi.mock('@/lib/client/cart/join-visitors-cart', () => ({ joinVisitorsCart: async () => undefined }));
const changeOwnCart = vi.mocked(ownCart.changeOwnCart);

const line = (toolId: string, quantity: number) =>
  ({ toolId, quantity, unitPrice: 2, lineTotal: quantity * 2, problems: [] }) as unknown as CartLine;
const cartOf = (owner: string, ...lines: CartLine[]) => ({
  owner,
  cart: { version: 1, lines, units: 0, goodsValue: 0, due: 0 },
});
const quantity = (toolId: string, units: number): CartOperation => ({ op: 'set', toolId, quantity: units });
const problem = (status: number) => new ApiProblem({ status, code: 'x', detail: 'x' });
const sent = () => changeOwnCart.mock.calls.at(-1)?.[0];

beforeEach(async () => {
  vi.stubGlobal('window', { localStorage: { getItem: () => null, setItem: () => undefined } });
  vi.stubGlobal('localStorage', window.localStorage);
  changeOwnCart.mockReset();
  vi.mocked(ownCart.cartOwner).mockResolvedValue('a');
  vi.mocked(ownCart.currentCart).mockReturnValue(null);
  // Another owner's cart before: nothing is left of the test before this one.
  vi.mocked(ownCart.readOwnCart).mockResolvedValue(cartOf('b'));
  await reloadCart();
  vi.mocked(ownCart.readOwnCart).mockResolvedValue(cartOf('a', line('1', 5), line('2', 5)));
  await reloadCart();
});

it.each([0, 429, 500, 503])(
  'a change of the cart that did not arrive stays pending after a failure of status %i, and is sent again on request',
  async (status) => {
    changeOwnCart.mockRejectedValueOnce(problem(status));
    await changeLines([quantity('1', 60)]);
    expect(cartNow()).toMatchObject({ failure: { status }, unsent: [quantity('1', 60)] });
    changeOwnCart.mockResolvedValueOnce(cartOf('a', line('1', 60), line('2', 5)));
    await retryCart();
    expect(sent()).toEqual([quantity('1', 60)]);
    expect(cartNow()).toMatchObject({ failure: null, unsent: [] });
  },
);

it('a change of the cart that did not arrive is sent with the next change, which counts where both are of one tool', async () => {
  changeOwnCart.mockRejectedValueOnce(problem(503));
  await changeLines([quantity('1', 60), quantity('2', 10)]);
  changeOwnCart.mockResolvedValueOnce(cartOf('a', line('1', 70), line('2', 10)));
  await changeLines([quantity('1', 70)]);
  expect(sent()).toEqual([quantity('1', 70), quantity('2', 10)]);
});

it('a change of the cart that did not arrive stays pending when the cart is read again, but not in the cart of someone else', async () => {
  changeOwnCart.mockRejectedValueOnce(problem(0));
  await changeLines([quantity('1', 60)]);
  await reloadCart();
  expect(cartNow()).toMatchObject({ failure: { status: 0 }, unsent: [quantity('1', 60)] });
  vi.mocked(ownCart.readOwnCart).mockResolvedValue(cartOf('c', line('1', 1)));
  await reloadCart();
  expect(cartNow()).toMatchObject({ owner: 'c', failure: null, unsent: [] });
});

it('a change of the cart that did not arrive stays pending when a refused order returns the cart', async () => {
  vi.mocked(ownCart.publishCart).mockImplementation((own) => own);
  changeOwnCart.mockRejectedValueOnce(problem(503));
  await changeLines([quantity('1', 60)]);
  showRefusedCart(cartOf('a', line('1', 5)).cart);
  expect(cartNow()).toMatchObject({ failure: { status: 503 }, unsent: [quantity('1', 60)] });
});

it('a change of the cart that did not arrive is never sent to the cart of someone else', async () => {
  changeOwnCart.mockRejectedValue(problem(503));
  await changeLines([quantity('1', 60)]);
  vi.mocked(ownCart.cartOwner).mockResolvedValue('c');
  await changeLines([quantity('2', 7)]);
  expect(sent()).toEqual([quantity('2', 7)]);
  vi.mocked(ownCart.readOwnCart).mockResolvedValue(cartOf('c', line('1', 1)));
  vi.mocked(ownCart.cartOwner).mockResolvedValue('d');
  changeOwnCart.mockClear();
  await retryCart();
  expect(changeOwnCart).not.toHaveBeenCalled();
  expect(cartNow()).toMatchObject({ owner: 'c', unsent: [] });
});

it('a change of the cart that did not arrive is not sent again where the store refused it', async () => {
  changeOwnCart.mockRejectedValueOnce(problem(422));
  await changeLines([quantity('1', 60)]);
  expect(cartNow()).toMatchObject({ failure: { status: 422 }, unsent: [] });
  await retryCart();
  expect(changeOwnCart).toHaveBeenCalledOnce();
  expect(cartNow().failure).toBeNull();
});

it('a reference beside a quantity that is not in the cart yet leaves the quantity alone that is on its way', async () => {
  let arrive: () => void = () => undefined;
  changeOwnCart.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = () => resolve(cartOf('a', line('1', 60), line('2', 5)));
    }),
  );
  const saved = changeLines([quantity('1', 60)]);
  changeOwnCart.mockResolvedValueOnce(cartOf('a', line('1', 60), line('2', 5)));
  const both = changeWords('1', { reference: 'Van 7' });
  arrive();
  await Promise.all([saved, both]);
  expect(sent()).toEqual([{ ...quantity('1', 60), reference: 'Van 7' }]);
});

it('a reference beside a quantity that is not in the cart yet is sent together with the quantity that could not be saved, and with a later one', async () => {
  changeOwnCart.mockRejectedValue(problem(503));
  await changeLines([quantity('1', 60)]);
  await changeWords('1', { reference: 'Van 7' });
  expect(sent()).toEqual([{ ...quantity('1', 60), reference: 'Van 7' }]);
  await changeLines([quantity('1', 70)]);
  expect(sent()).toEqual([{ ...quantity('1', 70), reference: 'Van 7' }]);
});

it('a reference beside a quantity that is not in the cart yet is not sent for a line that was removed', async () => {
  changeOwnCart.mockRejectedValueOnce(problem(503));
  await changeLines([{ op: 'remove', toolId: '1' }]);
  changeOwnCart.mockResolvedValueOnce(cartOf('a', line('2', 5)));
  await changeWords('1', { reference: 'Van 7' });
  expect(sent()).toEqual([{ op: 'remove', toolId: '1' }]);
});
