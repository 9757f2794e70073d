/** Flags of Chromium in tests: nothing that the machine lacks, no request of its own, no work for long visits. */
export const BROWSER_FLAGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
  // A test leaves a page before optimised code has saved the processor time that making it took, also where axe runs.
  '--js-flags=--max-optimized-bytecode-size=0',
];
