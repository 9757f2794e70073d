import { createHash } from 'node:crypto';
import { Catalogue } from '#catalogue';
import type { IndexedTool } from '#indexed-tool';
import { CataloguePacker } from '#pack/catalogue-packer';

type Fields = Omit<IndexedTool, 'placing' | 'revision' | 'isAvailable'>;

const numberOf = (parts: unknown, digits: number) =>
  Number.parseInt(createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, digits), 16);

export const idOf = (number: number) => number.toString(16).padStart(24, '0');

/** Returns a tool for 12.50, of which there are five units; what `fields` name is theirs. */
export function tool(fields: Partial<Fields> & { id: string }): IndexedTool {
  const whole: Fields = {
    ...{
      createdAt: 0,
      priceCents: 1_250,
      rating: { sum: 0, count: 0 },
      moq: 1,
      quantity: 5,
      category: 'hammers',
    },
    ...{ name: `Tool ${fields.id}`, sku: `FT-${fields.id}`, description: '', specs: [] },
    ...fields,
  };
  const { moq, quantity, ...placed } = whole;
  return {
    ...whole,
    isAvailable: quantity >= moq,
    placing: numberOf(placed, 8),
    revision: numberOf(whole, 13),
  };
}

export function packedCatalogue(tools: readonly IndexedTool[], pageSize?: number): Catalogue {
  const packer = new CataloguePacker();
  for (const each of tools.toSorted((a, b) => (a.id < b.id ? -1 : 1))) packer.put(each);
  return new Catalogue(packer.pack(), { pageSize });
}

const NAMES = [
  ['Ball-Peen Hammer', 'FL-BP', 'hammers', 'Forged head, hickory handle, for riveting and shaping metal.'],
  ['Sledge Hammer', 'FL-SH', 'hammers', 'Drop-forged head with a fibreglass handle.'],
  ['Dead-Blow Hammer', 'FL-DB', 'hammers', 'Filled with steel shot, without rebound.'],
  ['Bench Vise', 'FL-BV', 'clamps-vises', 'Cast iron vise with a swivel base and an anvil.'],
  ['F-Clamp', 'FL-FC', 'clamps-vises', 'Steel bar, malleable jaws, wooden handle.'],
  ['Vertical Toggle Clamp', 'FL-TC', 'clamps-vises', 'Holds work in jigs with a flick of the hand.'],
  [
    '1/2 in Drive Click Torque Wrench, 40–200 Nm',
    'FL-TW',
    'wrenches',
    'Accurate within 3 % in the direction of use.',
  ],
  ['Combination Wrench', 'FL-CW', 'wrenches', 'Ring and open end of one size, slim and strong.'],
  ['Screwdriver, Slotted', 'FL-SD', 'screwdrivers', 'Hexagonal blade with a bolster, for a wrench.'],
  ['18V Cordless Drill Driver', 'FL-CD', 'power-tools', 'Two speeds, 60 Nm, with a chuck of 13 mm.'],
  ['Hacksaw Frame', 'FL-HS', 'saws', 'For blades of 300 mm, tension up to 900 N.'],
  ['Half-Round File', 'FL-HF', 'files', 'Second cut, for curves and flat faces.'],
  ['Tap and Die Set', 'FL-TD', 'threading', 'M3 to M12, in a case of sheet steel.'],
  ['Digital Caliper', 'FL-DC', 'measuring', 'Reads 0.01 mm, with a data output.'],
] as const;
const STEELS = [
  'Chrome vanadium',
  'S2 steel',
  'Stainless',
  'Cobalt',
  'Carbide',
  'Bronze',
  'Titanium',
] as const;

/** Returns so many tools, the same each time: those of a large manufacturer, in many sizes, steels and prices. */
export function manyTools(count: number): IndexedTool[] {
  return Array.from({ length: count }, (_, number) => {
    const round = Math.floor(number / NAMES.length);
    const [name, sku, category, description] = NAMES[number % NAMES.length] as (typeof NAMES)[number];
    const steel = STEELS[round % STEELS.length] as string;
    const size = 10 + ((round * 7) % 490);
    return tool({
      id: idOf(number),
      createdAt: -round * 60_000,
      name: `${name}, ${steel}, size ${size}`,
      sku: `${sku}-${round}`,
      category,
      description: `${description} Series ${Math.floor(round / 10)}.`,
      priceCents: 1_000 + (number % NAMES.length) * 700 + round * 37,
      specs: [
        { name: 'Size', value: String(size), unit: 'mm' },
        { name: 'Alloy', value: steel },
        { name: 'Weight', value: String(100 + (number % 90) * 10), unit: 'g' },
      ],
    });
  });
}
