import { defineTools } from '../define-tools';

export const CLAMPS_AND_VISES = defineTools('clamps-vises', [
  {
    sku: 'FL-BV-125',
    slug: 'bench-vise-125',
    name: 'Forged Bench Vise 125 mm with Swivel Base',
    description:
      'Fully forged vise with ground prism guide and replaceable jaws. Rolled trapezoidal spindle, anvil face and a swivel base that locks at any angle.',
    priceCents: 21900,
    moq: 2,
    quantity: 46,
    specs: [
      ['Jaw width', '125', 'mm'],
      ['Opening', '150', 'mm'],
      ['Clamping force', '30', 'kN'],
      ['Swivel', '360', '°'],
      ['Material', 'Forged steel, 50 HRC jaws'],
      ['Weight', '14.8', 'kg'],
    ],
  },
  {
    sku: 'FL-FC-300',
    slug: 'f-clamp-300',
    name: 'F-Clamp 300 × 120 mm',
    description:
      'Malleable-iron arms on a cold-drawn profiled rail. Spindle with ball-jointed pressure plate; the sliding arm bites at once and never creeps.',
    priceCents: 1890,
    moq: 20,
    quantity: 720,
    specs: [
      ['Opening', '300', 'mm'],
      ['Throat depth', '120', 'mm'],
      ['Clamping force', '5.5', 'kN'],
      ['Rail', '25 × 6', 'mm'],
      ['Handle', 'Beech, tapered'],
      ['Weight', '1.3', 'kg'],
      ['Standard', 'DIN 5117'],
    ],
  },
  {
    sku: 'FL-GC-150',
    slug: 'c-clamp-150',
    name: 'Forged C-Clamp 150 mm',
    description:
      'Drop-forged I-section frame for welding and steelwork. Zinc-plated spindle sheds spatter; swiveling pad, T-handle that bends before the frame does.',
    priceCents: 2680,
    moq: 10,
    quantity: 260,
    specs: [
      ['Opening', '150', 'mm'],
      ['Throat depth', '85', 'mm'],
      ['Clamping force', '22', 'kN'],
      ['Frame', 'Drop-forged steel'],
      ['Spindle', 'M16 trapezoidal, zinc-plated'],
      ['Weight', '2.2', 'kg'],
    ],
  },
  {
    sku: 'FL-QB-450',
    slug: 'one-hand-bar-clamp-450',
    name: 'One-Hand Bar Clamp 450 mm',
    description:
      'Clamps with a squeeze and turns into a spreader without tools. Soft removable pads, quick-release trigger, glass-fiber reinforced body.',
    priceCents: 2150,
    moq: 12,
    quantity: 384,
    specs: [
      ['Opening', '450', 'mm'],
      ['Spreading', '170–640', 'mm'],
      ['Throat depth', '80', 'mm'],
      ['Clamping force', '1.4', 'kN'],
      ['Body', 'PA6 GF30'],
      ['Weight', '0.94', 'kg'],
    ],
  },
  {
    sku: 'FL-TC-200',
    slug: 'vertical-toggle-clamp',
    name: 'Vertical Toggle Clamp 2.0 kN',
    description:
      'Fixture clamp with hardened bushes and a handle that stands upright when locked. Neoprene-tipped spindle, flanged base with metric hole pattern.',
    priceCents: 1720,
    moq: 20,
    quantity: 12,
    specs: [
      ['Holding force', '2.0', 'kN'],
      ['Arm opening', '100', '°'],
      ['Spindle', 'M8 × 65'],
      ['Base', '4 holes, 6.5 mm'],
      ['Material', 'Zinc-plated steel'],
      ['Weight', '0.36', 'kg'],
    ],
  },
  {
    sku: 'FL-MV-100',
    slug: 'drill-press-vise-100',
    name: 'Drill Press Vise 100 mm, Quick-Action',
    description:
      'Low-profile machine vise with V-grooves for round stock. Half-nut spindle slides freely and clamps in a quarter turn; T-slots on both sides.',
    priceCents: 8640,
    moq: 5,
    quantity: 74,
    specs: [
      ['Jaw width', '100', 'mm'],
      ['Opening', '90', 'mm'],
      ['Height', '55', 'mm'],
      ['V-grooves', 'Horizontal and vertical'],
      ['Body', 'Cast iron GG25'],
      ['Weight', '4.7', 'kg'],
    ],
  },
]);
