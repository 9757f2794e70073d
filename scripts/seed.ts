import { seedStore } from '@/stack/seed-store';

/** `npm run seed`: demo data into whatever MONGODB_URI names. Repeating it changes nothing; production needs --force. */
async function seed(): Promise<void> {
  const uri = process.env.MONGODB_URI;
  if (!uri) throw new Error('MONGODB_URI is missing: name the database to seed.');
  if (process.env.NODE_ENV === 'production' && !process.argv.includes('--force')) {
    throw new Error(
      'This would put demo data and demo accounts with known passwords into production. Add -- --force to insist.',
    );
  }
  const outcome = await seedStore({
    uri,
    database: process.env.MONGODB_DB || 'forgeline',
    ...(process.env.STRIPE_API_URL && { paymentEmulatorUrl: process.env.STRIPE_API_URL }),
  });
  console.log(
    outcome === 'seeded' ? 'Demo data is in place.' : 'Demo data was there already; nothing changed.',
  );
}

seed().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
