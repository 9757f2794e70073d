import type { NextConfig } from 'next';

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  reactStrictMode: true,
  poweredByHeader: false,
  // Prerendered pages live in memory: two stores that share one build must not read each other's pages from disk.
  experimental: { isrFlushToDisk: false },
  serverExternalPackages: ['mongodb', '@node-rs/argon2', 'nodemailer', 'stripe'],
  // Types are checked by `npm test`; the build only compiles.
  typescript: { ignoreBuildErrors: true, tsconfigPath: process.env.NEXT_TSCONFIG ?? 'tsconfig.json' },
};

export default config;
