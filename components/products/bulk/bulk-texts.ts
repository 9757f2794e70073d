import type { Texts } from '@/lib/shared/texts/texts-for';

/** What changing many tools says. */
export type BulkTexts = { bulk: Texts['bulk']; states: Texts['editor']['states'] };
