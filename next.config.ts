import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import {
  DEFAULT_LANGUAGE_HEADER,
  PAGE_HEADER,
  type PageHeader,
} from './lib/server/serving/addresses/page-header';
import {
  compileFrameworkAtOnce,
  compressStaticFiles,
} from './lib/server/serving/next-internals/finish-scripts';
import { LOCAL_FILES } from './lib/shared/site/local-path';
import { bundleCommands } from './stack/bundle-server';
import { sourceHash } from './stack/source-hash';

/** How the pipeline says that a page is led to (lib/server/serving/addresses/address-kind.ts). */
const isLed = (value: PageHeader) => [{ type: 'header' as const, key: PAGE_HEADER, value }];

/** The shop's default language, which a build does not know: the pipeline says it with every request. */
const inDefaultLanguage = {
  type: 'header' as const,
  key: DEFAULT_LANGUAGE_HEADER,
  value: '(?<language>[a-z]{2})',
};

/** The catalogue as such is cached; one with parameters is rendered for each address. */
const catalogue = [
  { prefix: '', language: ':language', has: [...isLed('selection'), inDefaultLanguage] },
  { prefix: '/:prefix([a-z]{2})', language: ':prefix', has: isLed('selection') },
].flatMap(({ prefix, language, has }) => [
  { source: `${prefix}/tools`, has, destination: `/${language}/catalogue` },
  { source: `${prefix}/tools/c/:category`, has, destination: `/${language}/catalogue/:category` },
]);

const withoutLanguage = {
  source: '/:path*',
  has: [...isLed('without-language'), inDefaultLanguage],
  destination: '/:language/:path*',
};

/** To where no page is, which a page that finds nothing cannot lead to: its answer would be an empty document. */
const missing = { source: '/:path*', has: isLed('missing'), destination: '/-/-/:path*' };

/** Files that are there in every language: under the default one inside, as pages are. */
const localFiles = LOCAL_FILES.map((file) => ({
  source: file,
  has: [inDefaultLanguage],
  destination: `/:language${file}`,
}));

/** Names the release, in production: the same for every instance that was built from the same sources. */
const release = process.env.NODE_ENV === 'production' ? sourceHash() : undefined;

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  pageExtensions: ['tsx', 'ts'],
  // By it a tab notices that what it fetches is of another release, and loads the page as a whole.
  ...(release !== undefined && { generateBuildId: () => release, deploymentId: release }),
  // Scripts are named by their content, and those of earlier releases are still served: their addresses need no release.
  supportsImmutableAssets: true,
  reactStrictMode: true,
  // Every reader gets a title with the document, and with each page after it: streamed, it arrives once the page is shown.
  htmlLimitedBots: /.*/,
  poweredByHeader: false,
  // Prerendered pages keep the hashes of their inline scripts, for their content security policy.
  cacheHandler: fileURLToPath(
    new URL('./lib/server/serving/next-internals/page-cache-handler.mjs', import.meta.url),
  ),
  // It holds pages in memory a second time, uncompressed, behind those that are ready to be sent (lib/server/serving/pages).
  cacheMaxMemorySize: 16 * 1024 * 1024,
  // Addresses in the default language carry none; inside, every page lives under one.
  rewrites: async () => ({
    beforeFiles: [missing, ...catalogue, ...localFiles, withoutLanguage],
    afterFiles: [],
    fallback: [],
  }),
  // Scripts and styles leave compressed as well as can be (lib/server/serving/files/static-files.ts), and the server that
  // serves the build lies beside it.
  compiler: {
    runAfterProductionCompile: async (build) => {
      await compileFrameworkAtOnce(build);
      await compressStaticFiles(build);
      await bundleCommands(build.distDir);
    },
  },
  // Every picture of a page lists the first three: a phone's or a card, either twice as sharp, and the widest of ours.
  images: {
    deviceSizes: [420, 828, 1280],
    imageSizes: [96],
  },
  experimental: {
    // The demo's builds each have a folder of their own (stack/build.ts): the 300 MB that a cache writes there are not read again.
    turbopackFileSystemCacheForBuild: process.env.NEXT_DIST_DIR === undefined,
    // No process reads maps of what it runs in production, where they would cost a fifth of its memory (stack/store.ts).
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    // Prerendered pages live in memory: two stores that share one build must not read each other's pages from disk.
    isrFlushToDisk: false,
    // A process is ready before it has loaded the code of every page and call: the first visit of each loads it.
    preloadEntriesOnStart: false,
    // Addresses that no page has get a whole document, see app/global-not-found.tsx.
    globalNotFound: true,
    // How long, in seconds, a tab shows a page it fetched ahead without asking again: stock on it should be of this minute.
    staleTimes: { static: 60 },
  },
  turbopack: {
    resolveAlias: {
      // What Next.js carries for browsers of before 2021 (Object.fromEntries, Array.flat and the like), which its own
      // browserslist, and ours, leave out anyway.
      '../build/polyfills/polyfill-module': './lib/client/page/next-stand-ins.ts',
      // Node's timers, events and directories: in browsers only `process.env` is read.
      'next/dist/compiled/process': './lib/client/page/next-stand-ins.ts',
      // Of its constants, 1.8 KB compressed in every page's scripts, the router reads one.
      '../../../lib/constants': { browser: './lib/client/page/next-stand-ins.ts' },
      '../../../../lib/constants': { browser: './lib/client/page/next-stand-ins.ts' },
    },
  },
  // TypeScript sources of ours.
  transpilePackages: ['@forgeline/tool-text'],
  serverExternalPackages: [
    '@aws-sdk/client-s3',
    '@cantoo/pdf-lib',
    'mongodb',
    '@node-rs/argon2',
    'nodemailer',
    'fontkit',
    'jiti',
    'linebreak',
    'pdfkit',
    'pino',
    'stripe',
  ],
  // Types are checked by `npm test`; the build only compiles.
  typescript: { ignoreBuildErrors: true, tsconfigPath: process.env.NEXT_TSCONFIG ?? 'tsconfig.json' },
};

export default config;
