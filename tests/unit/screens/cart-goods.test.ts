import { describe, expect, it } from 'vitest';
import { goodsOf, waitedFor } from '@/components/shipments/goods-ship-text';
import { lastShipDay } from '@/lib/shared/shipments/ship-day';

const line = (sku: string, more: object = {}) => ({ sku, slug: sku, quantity: 5, available: 9, ...more });
const short = (sku: string, leadTimeDays?: number) =>
  line(sku, { available: 3, ...(leadTimeDays ? { leadTimeDays } : {}) });

describe('what a cart waits for', () => {
  it('are the lines that take longest of those that are not in stock', () => {
    expect(waitedFor([line('A', { leadTimeDays: 30 })], {})).toBeNull();
    expect(waitedFor([line('A'), short('B', 5), short('C', 2), short('D', 5)], {})).toEqual({
      skus: ['B', 'D'],
      leadDays: 5,
    });
  });

  it('takes as long as the setting of the shop where a tool has no lead time of its own', () => {
    const lines = [short('B', 5), short('C')];
    expect(waitedFor(lines, { leadDays: 8 })).toEqual({ skus: ['C'], leadDays: 8 });
    expect(waitedFor(lines, {})).toBeNull();
  });

  it('is nothing where a tool is not sold any more, and all units of what is only quoted', () => {
    const gone = { sku: 'E', quantity: 5 };
    expect(goodsOf(gone)).toBeNull();
    expect(waitedFor([short('B', 5), gone], { leadDays: 8 })).toBeNull();
    const quoted = { sku: 'F', slug: 'f', quantity: 1, leadTimeDays: 4 };
    expect(waitedFor([line('A'), quoted], {})).toEqual({ skus: ['F'], leadDays: 4 });
  });

  it('decides the day on which all of it has shipped', () => {
    const calendar = { timeZone: 'UTC', cutOffHour: 14, workingDays: [1, 2, 3, 4, 5], holidays: [] };
    const goods = [line('A'), short('B', 5)].flatMap((each) => goodsOf(each) ?? []);
    expect(lastShipDay(goods, calendar, new Date('2026-11-23T10:00:00Z'))).toBe('2026-11-30');
  });
});
