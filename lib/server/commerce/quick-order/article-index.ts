import 'server-only';
import { compactText } from '@/lib/shared/fold-text';
import type { Article } from '@/lib/shared/quick-order/match-row';
import type { Tool } from '@/lib/shared/schemas/tool';

/** What a row may name: a tool, or a pack of it that has a GTIN of its own. */
export type ListedArticle = Article & {
  toolId: string;
  sku: string;
  name: string;
  /** The pack that the GTIN is of. */
  pack?: { name: string; units: number };
};

/** Articles by all of their number in compact form. */
export type ArticleIndex = ReadonlyMap<string, readonly ListedArticle[]>;

type Named = Pick<Tool, '_id' | 'sku' | 'name' | 'packs'>;

/** The tool itself, as rows name it by its SKU. */
export function articleOf({ _id: toolId, sku, name, packs }: Named): ListedArticle {
  return { id: toolId, toolId, sku, name, packs };
}

/** Packs with a GTIN. One that is named by it is counted in such packs. */
function packArticles({ _id: toolId, sku, name, packs }: Named): { gtin: string; article: ListedArticle }[] {
  return packs.flatMap(({ gtin, ...pack }) =>
    gtin
      ? [
          {
            gtin,
            article: {
              ...{ id: `${toolId} ${gtin}`, toolId, sku, name, pack },
              packs: [{ name: pack.name, units: 1 }],
            },
          },
        ]
      : [],
  );
}

/** Makes the index of these tools. Pure. */
export function indexArticles(tools: Iterable<Named>): ArticleIndex {
  const index = new Map<string, ListedArticle[]>();
  const put = (number: string, article: ListedArticle) => {
    const key = compactText(number);
    const known = index.get(key);
    if (known) known.push(article);
    else index.set(key, [article]);
  };
  for (const tool of tools) {
    put(tool.sku, articleOf(tool));
    for (const { gtin, article } of packArticles(tool)) put(gtin, article);
  }
  return index;
}
