import { SEED_TOOLS } from '../all-tools';
import { SEED_CATEGORIES } from '../categories';
import type { SeedTool, SeedUser } from '../types';

/** `minimums` is a quantity in minimum orders. */
type Ladder = readonly { minimums: number; percent: number }[];

export type SeedPriceList = {
  name: string;
  /** Without one it is for everyone. */
  group?: string;
  rules: readonly { sku: string; tiers: readonly { from: number; percent: number }[] }[];
};

const LADDER_TOOLS_PER_CATEGORY = 2;
/** From five minimum orders on, so that an order near the minimum comes to quantity times public price. */
const FOR_EVERYONE: Ladder = [
  { minimums: 5, percent: 4 },
  { minimums: 10, percent: 8 },
  { minimums: 25, percent: 12 },
];
const FOR_DEALERS: Ladder = [
  { minimums: 1, percent: 7.5 },
  { minimums: 5, percent: 12 },
  { minimums: 10, percent: 18 },
];
const FOR_MAINTENANCE: Ladder = [{ minimums: 1, percent: 5 }];

function rulesOf(tools: readonly SeedTool[], ladder: Ladder): SeedPriceList['rules'] {
  return tools.map(({ sku, moq }) => ({
    sku,
    tiers: ladder.map(({ minimums, percent }) => ({ from: minimums === 1 ? 1 : minimums * moq, percent })),
  }));
}

const toolsOf = (category: string) => SEED_TOOLS.filter((tool) => tool.category === category);

export const SEED_PRICE_GROUPS = [
  { name: 'Dealers', members: [] },
  {
    name: 'Maintenance contracts',
    members: ['hbecker@example.com', 'afrost@example.com', 'hthorsen@example.com', 'gholloway@example.com'],
  },
] as const;

export const SEED_PRICE_LISTS: readonly SeedPriceList[] = [
  {
    name: 'Quantity prices',
    rules: rulesOf(
      SEED_CATEGORIES.flatMap(({ slug }) => toolsOf(slug).slice(0, LADDER_TOOLS_PER_CATEGORY)),
      FOR_EVERYONE,
    ),
  },
  {
    name: 'Dealer prices',
    group: 'Dealers',
    rules: rulesOf(
      SEED_CATEGORIES.flatMap(({ slug }) => toolsOf(slug).slice(0, 4)),
      FOR_DEALERS,
    ),
  },
  {
    name: 'Maintenance prices',
    group: 'Maintenance contracts',
    rules: rulesOf([...toolsOf('wrenches'), ...toolsOf('screwdrivers-bits')], FOR_MAINTENANCE),
  },
];

/** Belongs to the group of dealers. */
export const SEED_DEALER: SeedUser = {
  name: 'Morgan Reyes',
  company: 'Reyes Industrial Supply',
  email: 'dealer@example.com',
  phone: '+1 216 555 0184',
  address: 'Reyes Industrial Supply, 2210 Superior Viaduct, Cleveland, OH 44113',
};
