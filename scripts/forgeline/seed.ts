import { seedStore } from '@/stack/seed/seed-store';
import type { Command } from './command';

export const command: Command = {
  help: 'Into whatever MONGODB_URI names. Repeating it changes nothing; production needs --force.',
  options: {
    force: { type: 'boolean', help: 'even in production, with accounts whose passwords are known' },
  },
  async run({ options }) {
    const uri = process.env.MONGODB_URI;
    if (!uri) throw new Error('MONGODB_URI is missing: name the database to seed.');
    if (process.env.NODE_ENV === 'production' && !options.force) {
      throw new Error(
        'This would put demo data and demo accounts with known passwords into production. Add -- --force to insist.',
      );
    }
    const { outcome } = await seedStore({
      uri,
      database: process.env.MONGODB_DB || 'forgeline',
      ...(process.env.STRIPE_API_URL && { paymentEmulatorUrl: process.env.STRIPE_API_URL }),
      isDemo: true,
    });
    console.log(
      outcome === 'seeded' ? 'Demo data is in place.' : 'Demo data was there already; nothing changed.',
    );
    return 0;
  },
};
