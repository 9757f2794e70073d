import type { RuleTarget } from '@/lib/client/prices/rule-sheet';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { SearchHit } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { skuKeyOf } from '@/lib/shared/tools/sku-key';

export type TargetOption = {
  key: string;
  label: string;
  aside: string;
  hit?: SearchHit;
  targets: RuleTarget[];
};

type TargetQuery = {
  query: string;
  hits: readonly SearchHit[];
  categories: ReadonlyMap<string, string>;
  isAnswered: boolean;
  texts: Texts['prices']['editor']['sheet'];
};

const CATEGORIES_SHOWN = 4;

/** Categories first, then tools, then the text itself as an SKU; for nothing typed every category, and each. */
export function targetOptions({ query, hits, categories, isAnswered, texts }: TargetQuery): TargetOption[] {
  const words = query.toLowerCase();
  const all = [...categories].map(([slug, name]): TargetOption => {
    return {
      key: `category ${slug}`,
      label: name,
      aside: texts.category,
      targets: [{ isCategory: true, target: slug }],
    };
  });
  if (query === '') {
    const every = fillText(texts.everyCategory, { count: String(all.length) });
    return [
      { key: 'every', label: every, aside: '', targets: all.flatMap(({ targets }) => targets) },
      ...all,
    ];
  }
  const named = all.filter(
    ({ label, targets: [own] }) => own?.target.includes(words) || label.toLowerCase().includes(words),
  );
  const tools = hits.map((hit): TargetOption => {
    return {
      key: hit._id,
      label: hit.name,
      aside: hit.sku,
      hit,
      targets: [{ isCategory: false, target: hit.sku }],
    };
  });
  const isListed = hits.some(({ sku }) => skuKeyOf(sku) === skuKeyOf(query));
  const typed: TargetOption = {
    key: 'typed',
    label: fillText(texts.asTyped, { sku: query }),
    aside: '',
    targets: [{ isCategory: false, target: query }],
  };
  return [...named.slice(0, CATEGORIES_SHOWN), ...tools, ...(isListed || !isAnswered ? [] : [typed])];
}
