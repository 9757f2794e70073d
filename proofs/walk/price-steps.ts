import type { Step } from './buyer-steps';
import { PriceCalls } from './price-calls';

const GROUPS_MAX = 3;

/** Adds, replaces or deletes a price list, while buyers order by it; now and then two admins edit one at once. */
const changePrices: Step = async (world, _calls, random) => {
  const prices = new PriceCalls(world, random);
  const [first, second] = world.admins;
  if (!first || !second) return;
  if (world.priceGroups.length < GROUPS_MAX) await prices.addGroup(first);
  const what = random.weighted({ add: 4, edit: 3, 'edit twice': 1, delete: 2 });
  if (what === 'add') await prices.addList(first);
  else if (what === 'delete') await prices.deleteList(second);
  else
    await Promise.all((what === 'edit' ? [first] : [first, second]).map((admin) => prices.editList(admin)));
};

const moveBuyer: Step = async (world, _calls, random) => {
  const [admin, buyer] = [random.pick(world.admins), random.pick(world.buyers)];
  if (admin && buyer) await new PriceCalls(world, random).assign(admin, buyer);
};

/** What admins do about prices, weighted among all steps. */
export const PRICE_STEPS: Record<string, { weight: number; step: Step }> = {
  'change price lists': { weight: 5, step: changePrices },
  'move a buyer between price groups': { weight: 2, step: moveBuyer },
};
