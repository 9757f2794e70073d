/**
 * Writes generated electronic invoices of every treatment and profile into a folder, for validators of EN 16931 and XRechnung:
 * `npx tsx scripts/write-e-invoices.ts <folder> [papers of each treatment]`. How to judge them is in docs/tax.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readXml, withXml } from '@/lib/server/commerce/invoices/cii/stored-xml';
import { E_INVOICE_PROFILES } from '@/lib/shared/orders/e-invoice-profile';
import { GENERATED_KINDS, generatedPapers } from '@/tests/unit/server/commerce/invoices/generated-papers';

const [folder, count = '100'] = process.argv.slice(2);
if (!folder) throw new Error('Please name a folder to write to.');

for (const profile of E_INVOICE_PROFILES) {
  const target = path.join(folder, profile);
  mkdirSync(target, { recursive: true });
  for (const kind of GENERATED_KINDS)
    for (const [at, paper] of generatedPapers(kind, Number(count)).entries()) {
      const xml = readXml(withXml(paper), profile);
      if (xml) writeFileSync(path.join(target, `${kind}-${at + 1}-${paper.kind}.xml`), xml);
    }
}
