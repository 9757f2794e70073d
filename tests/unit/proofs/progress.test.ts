import { describe, expect, it } from 'vitest';
import { waitUntil } from '@/proofs/stack/wait-until';
import { Progress } from '@/proofs/walk/progress';

function progressAt(clock: { now: number }) {
  const said: string[] = [];
  const progress = new Progress({
    operations: 300,
    kills: () => 2,
    waitingFor: () => ['POST /api/order has been pending for 61 s'],
    say: (line) => said.push(line),
    stallMs: 60_000,
    now: () => clock.now,
  });
  return { said, progress };
}

describe('the progress of a walk', () => {
  it('reports now and then how many operations and kills are done', async () => {
    const clock = { now: 0 };
    const { said, progress } = progressAt(clock);
    await progress.at(1, 'place', async () => undefined);
    progress.check();
    expect(said).toEqual([]);
    clock.now = 16_000;
    progress.check();
    progress.check();
    expect(said).toEqual(['1 of 300 operations, 2 kills, 16 s']);
  });

  it('fails if a client stays at one step, and names the step and the pending calls', () => {
    const clock = { now: 0 };
    const { progress } = progressAt(clock);
    void progress.at(3, 'pay', () => new Promise(() => undefined));
    clock.now = 59_000;
    expect(() => progress.check()).not.toThrow();
    clock.now = 61_000;
    expect(() => progress.check()).toThrow(
      'the walk hangs after 0 of 300 operations, 2 kills, 61 s: client 3 is at “pay” for 61 s; POST /api/order has been pending for 61 s',
    );
  });

  it('does not fail for a client that is slow but goes on', async () => {
    const clock = { now: 0 };
    const { progress } = progressAt(clock);
    for (let step = 0; step < 5; step += 1) {
      await progress.at(1, 'pay', async () => {
        clock.now += 50_000;
        progress.check();
      });
    }
    expect(() => progress.check()).not.toThrow();
  });

  it('ends a walk that hangs, and stops the clients', async () => {
    const clock = { now: 0 };
    const { progress } = progressAt(clock);
    const ending = progress.until(progress.at(1, 'ship', () => new Promise(() => undefined)));
    clock.now = 120_000;
    await expect(ending).rejects.toThrow('client 1 is at “ship” for 120 s');
    expect(progress.isOver).toBe(true);
  });

  it('fails if a kill fails', async () => {
    const { progress } = progressAt({ now: 0 });
    const ending = progress.until(new Promise(() => undefined));
    progress.fail(new Error('The store did not respond in time.'));
    await expect(ending).rejects.toThrow('The store did not respond in time.');
  });
});

describe('waiting in a proof', () => {
  it('returns what it waited for', async () => {
    let asked = 0;
    expect(await waitUntil('a third time', () => (++asked === 3 ? 'here' : null))).toBe('here');
  });

  it('names what it waited for when it does not come', async () => {
    await expect(waitUntil('a server that is up', () => undefined, 0)).rejects.toThrow(
      'for a server that is up',
    );
  });
});
