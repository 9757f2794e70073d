import { pictureOf } from './people';
import type { SeedToolReview } from './types';
import { SEED_USERS } from './users';

type ToolReviewRow = readonly [
  toolSlug: string,
  email: string,
  rating: number,
  daysAgo: number,
  review: string,
];

const ROWS: readonly ToolReviewRow[] = [
  [
    'click-torque-wrench-half-inch',
    'priyaraman@example.com',
    5,
    12,
    'Clean click, scale readable with safety glasses on. Still within two percent after a season.',
  ],
  [
    'click-torque-wrench-half-inch',
    'afrost@example.com',
    5,
    31,
    'The lock ring stays locked. That was the problem with the last brand.',
  ],
  [
    'click-torque-wrench-half-inch',
    'dwhitfield@example.com',
    4,
    54,
    'Accurate and solid. Handle a little slippery with diesel on it.',
  ],
  [
    'click-torque-wrench-half-inch',
    'hbecker@example.com',
    5,
    63,
    'Calibration paper in every case, serial number engraved. Our rail audits ask for both.',
  ],
  [
    'click-torque-wrench-half-inch',
    'cbyrne@example.com',
    5,
    79,
    'Students hear and feel the click. Two years of over-torquing and they still check out.',
  ],
  [
    'click-torque-wrench-half-inch',
    'lortega@example.com',
    4,
    92,
    'Good wrench. I would pay for a longer one for the big flanges.',
  ],
  [
    'click-torque-wrench-half-inch',
    'weizhang@example.com',
    3,
    118,
    'Accurate, but ours came with the case latch broken. A new case took nine days.',
  ],
  [
    'click-torque-wrench-half-inch',
    'tnowak@example.com',
    5,
    141,
    'Brake bolts to 90 Nm all day. Sets fast, locks, done.',
  ],
  [
    'click-torque-wrench-three-eighths',
    'afrost@example.com',
    5,
    38,
    'Fits between the sheave housings. No other 3/8 we tried did.',
  ],
  [
    'digital-torque-angle-wrench',
    'priyaraman@example.com',
    5,
    6,
    'Angle mode is spot on and the log saves us an hour of paperwork per tower.',
  ],
  [
    'heavy-duty-torque-wrench-three-quarter',
    'hbecker@example.com',
    4,
    44,
    'Two-part tube is a blessing in the van. Heavy, but so is the job.',
  ],
  [
    'fine-tooth-ratchet-half-inch',
    'dwhitfield@example.com',
    5,
    19,
    'Five degrees is all the room I have behind a marine diesel.',
  ],
  [
    'metric-socket-set-24',
    'afrost@example.com',
    5,
    2,
    'Foam tray colors show the gap at once. Sockets fit tight.',
  ],
  [
    'deep-impact-socket-set-8',
    'dwhitfield@example.com',
    5,
    5,
    'No cracks in eight months of daily impact use.',
  ],
  [
    'breaker-bar-half-inch',
    'priyaraman@example.com',
    4,
    34,
    'Strong. The flex head could be a touch stiffer.',
  ],
  [
    'combination-wrench-set-12',
    'weizhang@example.com',
    5,
    15,
    'Nice thin jaws, and the roll does not shed numbers.',
  ],
  [
    'adjustable-wrench-250',
    'lortega@example.com',
    4,
    40,
    'No slop in the jaw, which is rarer than it should be.',
  ],
  [
    'pipe-wrench-450',
    'dwhitfield@example.com',
    5,
    24,
    'Bites and lets go when told. Jaws are easy to replace.',
  ],
  ['hex-key-set-9', 'sokafor@example.com', 5, 9, 'The 4 mm outlived three of our old ones.'],
  [
    'water-pump-pliers-250',
    'lortega@example.com',
    5,
    37,
    'Push button works with gloves. Teeth do not slip on brass.',
  ],
  [
    'insulated-combination-pliers-180',
    'tnowak@example.com',
    5,
    22,
    'Individual test mark on every pair, comfortable all day.',
  ],
  [
    'bolt-cutters-600',
    'hbecker@example.com',
    4,
    15,
    'Cuts what it claims. We keep a spare head on the truck.',
  ],
  ['screwdriver-set-6', 'cbyrne@example.com', 5, 21, 'Students have not managed to round a tip yet.'],
  ['insulated-screwdriver-set-5', 'tnowak@example.com', 5, 28, 'Slim enough for recessed terminals.'],
  [
    'machinist-hammer-500',
    'cbyrne@example.com',
    5,
    53,
    'Well-balanced and the handles are straight-grained, all twenty-four.',
  ],
  ['sledge-hammer-5kg', 'hbecker@example.com', 4, 61, 'Honest hickory. Head has not moved.'],
  [
    'chisel-punch-set-6',
    'hbecker@example.com',
    5,
    45,
    'Heads mushroom slowly and do not chip. As it should be.',
  ],
  [
    'digital-caliper-150',
    'weizhang@example.com',
    5,
    7,
    'Coolant does not bother it. Repeatable to a hundredth.',
  ],
  [
    'digital-caliper-150',
    'sokafor@example.com',
    4,
    33,
    'Smooth travel, good battery life. I wish the case closed more firmly.',
  ],
  [
    'outside-micrometer-25',
    'sokafor@example.com',
    5,
    18,
    'Checked against grade 0 blocks: within two microns over the range.',
  ],
  ['dial-indicator-10', 'weizhang@example.com', 4, 29, 'Clear dial. Bezel lock needs a firm hand.'],
  ['spirit-level-600', 'lortega@example.com', 5, 50, 'Dropped off a roof edge. Still true.'],
  ['cross-line-laser', 'tnowak@example.com', 5, 13, 'Bright enough for a shaft with the lights on.'],
  ['bench-vise-125', 'cbyrne@example.com', 5, 26, 'Replaced eight cast vises with these. Spindle is silky.'],
  ['hacksaw-300', 'hbecker@example.com', 4, 47, 'Proper blade tension at last. Cuts straight.'],
  [
    'bimetal-bandsaw-blade',
    'weizhang@example.com',
    5,
    28,
    'Got 40 percent more cuts out of each blade on 304.',
  ],
  ['hole-saw-set-9', 'lortega@example.com', 5, 35, 'Core comes out without a fight.'],
  ['reciprocating-saw-blades-5', 'lortega@example.com', 5, 4, 'Nail-embedded timber all week on two packs.'],
  ['hss-drill-set-25', 'weizhang@example.com', 5, 48, 'Split points start where you put them.'],
  ['tap-die-set-32', 'sokafor@example.com', 4, 39, 'Taps are excellent. The stock could be longer.'],
  ['keyless-drill-chuck-13', 'weizhang@example.com', 4, 11, 'Measured 0.05 run-out at 50 mm.'],
  ['cutting-discs-125-25', 'dwhitfield@example.com', 5, 16, 'Barely a burr on stainless railings.'],
  [
    'cordless-drill-driver-18v',
    'lortega@example.com',
    5,
    10,
    'Kick-back stop saved a wrist in the first week.',
  ],
  [
    'cordless-impact-wrench-18v',
    'dwhitfield@example.com',
    5,
    20,
    'Takes off wheel nuts the big one used to.',
  ],
  [
    'rotary-hammer-sds-26',
    'tnowak@example.com',
    4,
    42,
    'Less shake than our old machine. Cable could be a meter longer.',
  ],
  [
    'roller-cabinet-7',
    'afrost@example.com',
    5,
    57,
    'Drawers run full of sockets and still close with a finger.',
  ],
  ['magnetic-tool-rail-500', 'priyaraman@example.com', 4, 55, 'Strong magnet, tidy look. Mind your watch.'],
];

export const SEED_TOOL_REVIEWS: readonly SeedToolReview[] = ROWS.map(
  ([toolSlug, email, rating, daysAgo, review]) => {
    const { name, company } = customer(email);
    return { toolSlug, name, company, image: pictureOf(name), review, rating, daysAgo };
  },
);

function customer(email: string) {
  const user = SEED_USERS.find((candidate) => candidate.email === email);
  if (!user) throw new Error(`A tool review names an unknown customer: ${email}`);
  return user;
}
