import { writeFileSync } from 'node:fs';
import { inRoot } from '@/stack/paths';
import { configurationPage, exampleFile } from './configuration-pages';

/** `npm run configuration`: writes `.env.example` and docs/configuration.md from the declared settings. */
writeFileSync(inRoot('.env.example'), exampleFile());
writeFileSync(inRoot('docs', 'configuration.md'), configurationPage());
