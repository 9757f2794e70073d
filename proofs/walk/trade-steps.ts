import { isDone } from '../stack/http-call';
import type { Step } from './buyer-steps';
import { TRADES } from './trade-settings';

/** Begins, changes or ends charging; now and then two admins save at once, of whom one is refused. */
const changeTrade: Step = async (world, calls, random) => {
  const [first, second] = world.admins;
  if (!first || !second) return;
  const current = await calls.send(first, 'GET /api/trade');
  if (!isDone(current)) return;
  const save = async (admin: typeof first) => {
    const trade = random.pick(TRADES);
    if (!trade) return;
    const body = { revision: current.body.revision, ...trade };
    const saved = await calls.send(admin, 'PUT /api/trade', body);
    if (isDone(saved)) world.noteTrade(saved.body);
  };
  await Promise.all((random.chance(0.2) ? [first, second] : [first]).map(save));
};

export const TRADE_STEPS: Record<string, { weight: number; step: Step }> = {
  'change trade settings': { weight: 2, step: changeTrade },
};
