import { defineTools } from '../define-tools';

export const SAWS_AND_BLADES = defineTools('saws-blades', [
  {
    sku: 'FL-HS-300',
    slug: 'hacksaw-300',
    name: 'High-Tension Hacksaw 300 mm',
    description:
      'Rectangular tube frame holds the blade at 200 N/mm² by a lever under the grip. Blade seats at 90° and 45°; spare blades live in the frame.',
    priceCents: 2890,
    moq: 10,
    quantity: 295,
    specs: [
      ['Blade length', '300', 'mm'],
      ['Blade tension', '200', 'N/mm²'],
      ['Throat depth', '100', 'mm'],
      ['Teeth', '24', 'TPI'],
      ['Frame', 'Steel tube, die-cast handle'],
      ['Weight', '0.74', 'kg'],
      ['Standard', 'DIN 6473'],
    ],
  },
  {
    sku: 'FL-WS-550',
    slug: 'hand-saw-550',
    name: 'Universal Hand Saw 550 mm, 7 TPI',
    description:
      'Impulse-hardened teeth with three facets cut on push and pull. Taper-ground blade, handle edges set to mark 45° and 90°.',
    priceCents: 1790,
    moq: 12,
    quantity: 460,
    specs: [
      ['Blade length', '550', 'mm'],
      ['Teeth', '7', 'TPI'],
      ['Blade thickness', '0.9', 'mm'],
      ['Tooth hardness', '65', 'HRC'],
      ['Handle', 'Two-component'],
      ['Weight', '0.46', 'kg'],
    ],
  },
  {
    sku: 'FL-CB-190',
    slug: 'circular-saw-blade-190-40t',
    name: 'Circular Saw Blade 190 × 30 mm, 40 Teeth, Carbide',
    description:
      'Micrograin carbide on a laser-cut, hand-tensioned body. Copper-plugged expansion slots keep it quiet; splinter-free cuts in laminate and plywood.',
    priceCents: 3260,
    moq: 10,
    quantity: 350,
    specs: [
      ['Diameter', '190', 'mm'],
      ['Bore', '30', 'mm'],
      ['Teeth', '40'],
      ['Kerf', '2.4', 'mm'],
      ['Tooth form', 'Alternate bevel, 15° hook'],
      ['Max. speed', '9500', 'rpm'],
      ['Standard', 'EN 847-1'],
    ],
  },
  {
    sku: 'FL-BS-2362',
    slug: 'bimetal-bandsaw-blade',
    name: 'Bi-Metal Band Saw Blade 2362 × 19 mm, 10/14 TPI',
    description:
      'M42 cobalt tooth tips electron-beam welded to a spring-steel backer. Variable pitch runs quietly through tube, profile and solid bar.',
    priceCents: 4180,
    moq: 5,
    quantity: 118,
    specs: [
      ['Length', '2362', 'mm'],
      ['Width', '19', 'mm'],
      ['Thickness', '0.9', 'mm'],
      ['Pitch', '10/14', 'TPI'],
      ['Tooth material', 'M42, 68 HRC'],
      ['Weight', '0.31', 'kg'],
    ],
  },
  {
    sku: 'FL-RB-5',
    slug: 'reciprocating-saw-blades-5',
    name: 'Reciprocating Saw Blades, Metal and Demolition, 5 Pieces',
    description:
      'Bi-metal blades with 1/2 in universal shank, from fine for sheet to coarse for nail-embedded timber. Straight and stiff, made to be used up.',
    priceCents: 1980,
    moq: 25,
    quantity: 1100,
    specs: [
      ['Pieces', '5'],
      ['Length', '150–300', 'mm'],
      ['Pitch', '6–24', 'TPI'],
      ['Shank', '1/2', 'in'],
      ['Material', 'Bi-metal, 8 % cobalt'],
      ['Weight', '0.24', 'kg'],
    ],
  },
  {
    sku: 'FL-HS-9',
    slug: 'hole-saw-set-9',
    name: 'Bi-Metal Hole Saw Set, 19–57 mm, 9 Pieces',
    description:
      'Seven hole saws and two arbors with pilot drills for electricians and plumbers. 38 mm cutting depth, wide slots for pushing out the core.',
    priceCents: 6790,
    moq: 5,
    quantity: 132,
    specs: [
      ['Pieces', '9'],
      ['Diameters', '19, 22, 29, 35, 38, 44, 57', 'mm'],
      ['Cutting depth', '38', 'mm'],
      ['Teeth', '4/6', 'TPI'],
      ['Material', 'Bi-metal, 8 % cobalt'],
      ['Weight', '1.85', 'kg'],
    ],
  },
]);
