import { shop } from '#shop';

export const DEMO_ACCOUNTS = [
  { role: 'admin', name: 'Avery Stone', email: 'admin@example.com', password: 'admin-demo' },
  { role: 'customer', name: 'Jordan Blake', email: 'buyer@example.com', password: 'buyer-demo' },
] as const;

/** An account of the demo, but not of the stores that tests start; has prices of its own (./prices.ts). */
export const DEMO_DEALER = {
  role: 'dealer',
  email: 'dealer@example.com',
  password: 'dealer-demo',
} as const;

type DemoProfile = { company: string; phone: string; address: string; education: string; linkedin: string };

export const DEMO_PROFILES: Readonly<Record<(typeof DEMO_ACCOUNTS)[number]['role'], DemoProfile>> = {
  admin: {
    company: shop.name,
    phone: '+1 555 010 4420',
    address: `${shop.name}, ${shop.contact.address}`,
    education: 'B.A. Business Logistics, Cleveland State University',
    linkedin: '',
  },
  customer: {
    company: 'Blake Fabrication',
    phone: '+1 330 555 0110',
    address: 'Blake Fabrication, 73 Mill Race Lane, Akron, OH 44308',
    education: 'Associate of Welding Technology, Stark State College',
    linkedin: 'https://www.linkedin.com/in/jordan-blake-fabrication',
  },
};
