import type { SeedUser } from './types';

/** Customers beside the demo buyer: companies that a manufacturer of tools would sell to. */
export const SEED_USERS: readonly SeedUser[] = [
  {
    name: 'Dana Whitfield',
    company: 'Great Lakes Marine Repair',
    email: 'dwhitfield@example.com',
    phone: '+1 216 555 0143',
    address: 'Great Lakes Marine Repair, 1180 Dock Street, Cleveland, OH 44114',
  },
  {
    name: 'Tomasz Nowak',
    company: 'Nowak Elevator Service',
    email: 'tnowak@example.com',
    phone: '+1 312 555 0187',
    address: 'Nowak Elevator Service, 2240 W Fulton Street, Chicago, IL 60612',
  },
  {
    name: 'Priya Raman',
    company: 'Cascade Wind Services',
    email: 'priyaraman@example.com',
    phone: '+1 503 555 0119',
    address: 'Cascade Wind Services, 7700 NE Airport Way, Portland, OR 97218',
  },
  {
    name: 'Luis Ortega',
    company: 'Ortega Brothers HVAC',
    email: 'lortega@example.com',
    phone: '+1 210 555 0166',
    address: 'Ortega Brothers HVAC, 415 Probandt Street, San Antonio, TX 78204',
  },
  {
    name: 'Hannah Becker',
    company: 'Becker Rail Maintenance',
    email: 'hbecker@example.com',
    phone: '+1 614 555 0172',
    address: 'Becker Rail Maintenance, 950 Joyce Avenue, Columbus, OH 43219',
  },
  {
    name: 'Samuel Okafor',
    company: 'Okafor Tool & Die',
    email: 'sokafor@example.com',
    phone: '+1 313 555 0128',
    address: 'Okafor Tool & Die, 6051 Concord Street, Detroit, MI 48211',
  },
  {
    name: 'Colleen Byrne',
    company: 'Northfield Technical College',
    email: 'cbyrne@example.com',
    phone: '+1 507 555 0155',
    address: 'Northfield Technical College, Receiving, 1200 Division Street, Northfield, MN 55057',
  },
  {
    name: 'Wei Zhang',
    company: 'Harbor Precision Machining',
    email: 'weizhang@example.com',
    phone: '+1 562 555 0194',
    address: 'Harbor Precision Machining, 2701 E Anaheim Street, Long Beach, CA 90804',
  },
  {
    name: 'Amelia Frost',
    company: 'Frostline Ski Lifts',
    email: 'afrost@example.com',
    phone: '+1 970 555 0137',
    address: 'Frostline Ski Lifts, Maintenance, 88 Gondola Road, Silverthorne, CO 80498',
  },
];
