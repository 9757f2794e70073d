import { expect, it } from 'vitest';
import { priceGroupDocuments, priceListDocuments } from '@/stack/seed/seed-prices';
import { SEED_TOOLS } from '@/stack/seed-data/all-tools';

const NOW = new Date('2026-11-26T00:00:00Z');

it('the demo has two groups with a price list each, and one for everyone', () => {
  const groups = priceGroupDocuments(NOW).map(({ _id }) => _id.toHexString());
  const lists = priceListDocuments(NOW);
  expect(groups).toHaveLength(2);
  expect(lists.map(({ groupId }) => groupId?.toHexString())).toEqual([undefined, ...groups]);
  for (const { rules } of lists)
    for (const rule of rules) expect(SEED_TOOLS.map(({ sku }) => sku)).toContain('sku' in rule && rule.sku);
});

it('everyone’s prices are a ladder for one or two tools of each category, from five minimum orders on', () => {
  const [forEveryone] = priceListDocuments(NOW);
  const laddered = (forEveryone?.rules ?? []).map((rule) => {
    const tool = SEED_TOOLS.find(({ sku }) => 'sku' in rule && sku === rule.sku);
    expect(rule.tiers[0]?.from).toBe(5 * (tool?.moq ?? 0));
    expect(rule.tiers.length).toBeGreaterThan(1);
    return tool?.category;
  });
  for (const category of new Set(SEED_TOOLS.map((tool) => tool.category))) {
    const count = laddered.filter((one) => one === category).length;
    expect([1, 2]).toContain(count);
  }
});
