/** The CV of the engineer who leads the shop's software (product §2.1). */
export const portfolio = {
  title: 'Portfolio: Daniel Reyes, lead engineer',
  name: 'Daniel Reyes',
  role: 'Lead engineer, shop systems',
  intro:
    'I build the software a factory sells and ships with: storefronts that tell the truth about stock, order flows that survive double clicks and dead connections, and the dull, dependable pipes between the shop floor and the web.',
  facts: [
    { term: 'Based in', value: 'Cleveland, Ohio' },
    { term: 'Experience', value: '14 years' },
    { term: 'Languages', value: 'English, Spanish, German (B2)' },
  ],
  contact: 'Write to Daniel',
  experienceTitle: 'Experience',
  experience: [
    {
      period: '2018 to today',
      role: 'Lead engineer, shop systems',
      place: 'Forgeline, Cleveland',
      points: [
        'Replaced a telephone-and-spreadsheet order desk with a storefront that reserves stock in the same transaction as the order; overselling went from weekly to never.',
        'Brought the time from paid order to packing slip from four hours to under a minute, by letting the order’s state be the only source of truth.',
        'Lead a team of five. We review each other’s work daily and release on every working day.',
      ],
    },
    {
      period: '2014 to 2018',
      role: 'Senior developer',
      place: 'Great Lakes Bearing Supply, Toledo',
      points: [
        'Built the search for 180,000 part numbers: exact hits first, then prefixes, then forgiving of typing errors, in 40 ms.',
        'Introduced contract tests between the catalog and the warehouse system, which ended the Monday-morning surprises.',
      ],
    },
    {
      period: '2011 to 2014',
      role: 'Automation engineer',
      place: 'Harmon Toolworks, Akron',
      points: [
        'Programmed grinding cells and their measuring stations; wrote the first dashboard that operators asked to keep.',
        'Cut changeover time on the drill line by a third with a checklist that runs on a tablet at the machine.',
      ],
    },
  ],
  projectsTitle: 'Selected work',
  projects: [
    {
      name: 'Storefront',
      text: 'This shop. Server-rendered pages, one schema for browser and server, payments that settle the same way whether the tab stays open or not.',
      tags: ['TypeScript', 'React', 'Next.js', 'MongoDB'],
    },
    {
      name: 'Gauge Room',
      text: 'Calibration records for 2,300 gauges, with certificates that print themselves and reminders that arrive before the due date, not after.',
      tags: ['Node.js', 'PDF', 'Barcode'],
    },
    {
      name: 'Heat Log',
      text: 'Furnace curves recorded every second and kept for ten years; a batch number on a chisel leads to the curve it was hardened with.',
      tags: ['Time series', 'PLC', 'Grafana'],
    },
  ],
  skillsTitle: 'Skills',
  skills: [
    { area: 'Languages', items: 'TypeScript, Go, SQL, Structured Text' },
    { area: 'Web', items: 'React, Next.js, accessible interfaces, HTTP and caching' },
    { area: 'Data', items: 'MongoDB, PostgreSQL, transactions, stock ledgers' },
    { area: 'Quality', items: 'Playwright, Vitest, contract tests, load tests' },
    { area: 'Floor', items: 'PLC, OPC UA, label and torque-tool interfaces' },
  ],
  educationTitle: 'Education',
  education: [
    { period: '2007 to 2011', what: 'B.Sc. Mechatronics', where: 'The University of Toledo' },
    { period: '2016', what: 'Certified ScrumMaster', where: 'Scrum Alliance' },
  ],
};
