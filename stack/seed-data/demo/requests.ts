import type { SeedMessage, SeedQuote } from '../requests';

/** Older and odder than those that tests have: an inbox of some weeks. */
export const DEMO_QUOTES: readonly SeedQuote[] = [
  {
    name: 'Helga Thorsen',
    email: 'hthorsen@example.com',
    company: 'Aurora Pipeline Maintenance',
    phone: '+1 907 555 0181',
    signedIn: true,
    hoursAgo: 5.7,
    lines: [
      ['pipe-wrench-450', 90],
      ['heavy-duty-torque-wrench-three-quarter', 16],
      ['sledge-hammer-5kg', 40],
      ['bolt-cutters-600', 40],
    ],
    note: 'For eight pump stations, one crate each. We need them in Fairbanks before the road closes in mid January.',
  },
  {
    name: 'Vikram Desai',
    email: 'vdesai@example.com',
    company: 'Desai Packaging Machinery',
    signedIn: true,
    hoursAgo: 31.2,
    lines: [['t-handle-hex-set-6', 400]],
    note: 'We put one set into every machine we ship. A yearly price for 400 sets, called off monthly?',
  },
  {
    name: 'Keisha Monroe',
    email: 'kmonroe@example.com',
    company: 'Delta Grain Elevators Cooperative',
    signedIn: true,
    hoursAgo: 146.5,
    answeredAfter: 4.1,
    lines: [
      ['combination-wrench-set-12', 36],
      ['adjustable-wrench-250', 72],
    ],
  },
  {
    name: 'Grant Holloway',
    email: 'gholloway@example.com',
    company: 'Piedmont Transit Authority',
    phone: '+1 704 555 0176',
    signedIn: true,
    hoursAgo: 261.8,
    answeredAfter: 20.6,
    lines: [
      ['cordless-impact-wrench-18v', 18],
      ['battery-pack-18v-5ah', 60],
      ['deep-impact-socket-set-8', 18],
    ],
    note: 'Public tender: please state the country of origin of each item.',
  },
  {
    name: 'Best Tools Promo',
    email: 'promo@example.net',
    hoursAgo: 90.3,
    isSpam: true,
    lines: [['hacksaw-300', 10]],
    note: 'Cheap links for your shop, first page guaranteed!!!',
  },
];

export const DEMO_MESSAGES: readonly SeedMessage[] = [
  {
    name: 'Ana Figueiredo',
    email: 'afigueiredo@example.com',
    company: 'Figueiredo Boatworks',
    signedIn: true,
    hoursAgo: 7.4,
    topic: 'tools',
    message: 'Which of your pliers have stainless pivots? Ours rust within a season of salt water.',
  },
  {
    name: 'Jerome Baptiste',
    email: 'jbaptiste@example.com',
    company: 'Crescent City Streetcar Restoration',
    phone: '+1 504 555 0115',
    signedIn: true,
    hoursAgo: 70.8,
    answeredAfter: 1.4,
    topic: 'custom',
    message:
      'We restore cars from 1923 and need wrenches for Whitworth sizes, 1/2 and 9/16. Do you forge small lots of, say, thirty?',
  },
  {
    name: 'Patrick Doyle',
    email: 'pdoyle@example.com',
    company: 'Doyle & Sons Plumbing and Heating',
    signedIn: true,
    hoursAgo: 168.2,
    answeredAfter: 3.3,
    topic: 'order',
    message:
      'One carton of the last delivery was wet on one side. The tools are fine, I only want you to know.',
  },
];
