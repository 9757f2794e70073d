import type { NextConfig } from 'next';

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  reactStrictMode: true,
  poweredByHeader: false,
  // Prerendered pages live in memory: two stores that share one build must not read each other's pages from disk.
  experimental: { isrFlushToDisk: false },
  serverExternalPackages: ['mongodb', '@node-rs/argon2', 'nodemailer', 'stripe'],
  typescript: { ignoreBuildErrors: true },
};

export default config;
