import { writeFileSync } from 'node:fs';
import { inRoot } from '@/stack/paths';
import { accessPage } from '@/tests/access/access-page';
import { ACCESS_ROWS } from '@/tests/access/rows';

/** `npx tsx scripts/access-doc.ts`: writes docs/access.md from the access matrix. */
writeFileSync(inRoot('docs', 'access.md'), accessPage(ACCESS_ROWS));
