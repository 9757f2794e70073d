import type { SeedUser } from '../types';

/** Customers of the demo's year of orders, beside those that tests have too. */
export const DEMO_COMPANIES: readonly SeedUser[] = [
  {
    name: 'Renee Castellanos',
    company: 'Castellanos Steel Erectors',
    email: 'rcastellanos@example.com',
    phone: '+1 602 555 0131',
    address: 'Castellanos Steel Erectors, 3305 W Buckeye Road, Phoenix, AZ 85009',
  },
  {
    name: 'Grant Holloway',
    company: 'Piedmont Transit Authority',
    email: 'gholloway@example.com',
    phone: '+1 704 555 0176',
    address: 'Piedmont Transit Authority, Bus Garage 2, 901 Davidson Street, Charlotte, NC 28206',
  },
  {
    name: 'Mei-Ling Tsai',
    company: 'Tsai Semiconductor Tooling',
    email: 'mltsai@example.com',
    phone: '+1 408 555 0122',
    address: 'Tsai Semiconductor Tooling, 1440 Ringwood Avenue, San Jose, CA 95131',
  },
  {
    name: 'Oskar Lindholm',
    company: 'Lindholm Timber Frames',
    email: 'olindholm@example.com',
    phone: '+1 218 555 0149',
    address: 'Lindholm Timber Frames, 77 Sawmill Road, Duluth, MN 55807',
  },
  {
    name: 'Keisha Monroe',
    company: 'Delta Grain Elevators Cooperative',
    email: 'kmonroe@example.com',
    phone: '+1 662 555 0107',
    address: 'Delta Grain Elevators Cooperative, 12 Levee Road, Greenville, MS 38701',
  },
  {
    name: 'Patrick Doyle',
    company: 'Doyle & Sons Plumbing and Heating',
    email: 'pdoyle@example.com',
    phone: '+1 617 555 0163',
    address: 'Doyle & Sons Plumbing and Heating, 260 Dorchester Avenue, Boston, MA 02127',
  },
  {
    name: 'Ana Figueiredo',
    company: 'Figueiredo Boatworks',
    email: 'afigueiredo@example.com',
    phone: '+1 508 555 0190',
    address: 'Figueiredo Boatworks, 41 Union Wharf, New Bedford, MA 02740',
  },
  {
    name: 'Jerome Baptiste',
    company: 'Crescent City Streetcar Restoration',
    email: 'jbaptiste@example.com',
    phone: '+1 504 555 0115',
    address: 'Crescent City Streetcar Restoration, 8201 Willow Street, New Orleans, LA 70118',
  },
  {
    name: 'Helga Thorsen',
    company: 'Aurora Pipeline Maintenance',
    email: 'hthorsen@example.com',
    phone: '+1 907 555 0181',
    address: 'Aurora Pipeline Maintenance, Pump Station 9, 5 Haul Road, Fairbanks, AK 99701',
  },
  {
    name: 'Vikram Desai',
    company: 'Desai Packaging Machinery',
    email: 'vdesai@example.com',
    phone: '+1 732 555 0158',
    address: 'Desai Packaging Machinery, 88 Raritan Center Parkway, Edison, NJ 08837',
  },
];
