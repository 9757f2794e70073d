import { seedStore } from '@/stack/seed-store';

/** `npm run seed`: demo data into whatever MONGODB_URI names. Repeating it changes nothing; production needs --force. */
const uri = process.env.MONGODB_URI;
if (!uri) {
  console.error('MONGODB_URI is missing: name the database to seed.');
  process.exit(1);
}
if (process.env.NODE_ENV === 'production' && !process.argv.includes('--force')) {
  console.error(
    'This would put demo data and demo accounts with known passwords into production. Add -- --force to insist.',
  );
  process.exit(1);
}
const outcome = await seedStore({
  uri,
  database: process.env.MONGODB_DB || 'forgeline',
  ...(process.env.STRIPE_API_URL && { paymentEmulatorUrl: process.env.STRIPE_API_URL }),
});
console.log(
  outcome === 'seeded' ? 'Demo data is in place.' : 'Demo data was there already; nothing changed.',
);
