import { describe, expect, it } from 'vitest';
import type { ToProcess } from '@/lib/server/platform/process-group/messages';
import { Relay } from '@/lib/server/platform/process-group/relay';

/** A group of so many processes that follow changes, and what each was told. */
function groupOf(size: number) {
  const relay = new Relay(size);
  const told: ToProcess[][] = [];
  const join = (number: number) => {
    told[number] = [];
    relay.add(number, { send: (message) => told[number]?.push(message) });
  };
  for (let number = 1; number <= size; number += 1) {
    join(number);
    relay.receive(number, { group: 'following' });
  }
  return { relay, told, join };
}

const change = { group: 'changed', id: 7, tags: ['tools'] } as const;
const news = { group: 'changed', id: 7, from: 1, tags: ['tools'] };
const known = { group: 'known', id: 7 };
const confirmed = { group: 'known', id: 7, from: 1 } as const;

describe('a change', () => {
  it('is told to every other process, and to be known once all have confirmed it', () => {
    const { relay, told } = groupOf(3);
    relay.receive(1, change);
    expect(told.slice(1)).toEqual([[], [news], [news]]);
    relay.receive(2, confirmed);
    relay.receive(2, confirmed);
    expect(told[1]).toEqual([]);
    relay.receive(3, confirmed);
    expect(told[1]).toEqual([known]);
  });

  it('waits for no process that ended', () => {
    const { relay, told } = groupOf(3);
    relay.receive(1, change);
    relay.receive(2, confirmed);
    relay.remove(3);
    expect(told[1]).toEqual([known]);
  });

  it('waits for no process that does not follow changes yet: it has read nothing', () => {
    const { relay, told, join } = groupOf(2);
    relay.remove(2);
    join(2);
    relay.receive(1, change);
    expect(told.slice(1)).toEqual([[known], []]);
  });

  it('is not confused with that of another process, or of the one before in its place', () => {
    const { relay, told, join } = groupOf(3);
    relay.receive(1, change);
    relay.receive(2, change);
    relay.receive(3, confirmed);
    expect(told[2]).toEqual([news]);
    relay.remove(1);
    join(1);
    relay.receive(2, confirmed);
    expect(told[1]).toEqual([]);
  });
});

describe('a group', () => {
  it('is prepared when every process it started with is, and at once for one started again', () => {
    const { relay, told, join } = groupOf(2);
    relay.receive(1, { group: 'prepared' });
    expect(told[1]).toEqual([]);
    relay.remove(2);
    join(2);
    relay.receive(2, { group: 'prepared' });
    expect(told.slice(1)).toEqual([[{ group: 'prepared' }], [{ group: 'prepared' }]]);
    relay.remove(1);
    join(1);
    relay.receive(1, { group: 'prepared' });
    expect(told[1]).toEqual([{ group: 'prepared' }]);
  });
});
