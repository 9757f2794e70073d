import type { Texts } from '@/lib/shared/texts/texts-for';

export type BulkTexts = { bulk: Texts['bulk']; states: Texts['editor']['states'] };
