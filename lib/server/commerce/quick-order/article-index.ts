import 'server-only';
import type { Article } from '@/lib/server/commerce/quick-order/read-list/match-row';
import { gtinKeyOf } from '@/lib/shared/tools/gtin';
import { skuKeyOf } from '@/lib/shared/tools/sku-key';
import type { Tool } from '@/lib/shared/tools/tool.schema';

/** A tool, or a pack of it that has a GTIN of its own. */
export type ListedArticle = Article & {
  toolId: string;
  sku: string;
  name: string;
  pack?: { name: string; units: number };
};

export type ArticleIndex = ReadonlyMap<string, readonly ListedArticle[]>;

type Named = Pick<Tool, '_id' | 'sku' | 'name' | 'packs'>;

export function articleOf({ _id: toolId, sku, name, packs }: Named): ListedArticle {
  return { id: toolId, toolId, sku, name, packs };
}

/** A pack named by its GTIN is the unit of the quantity. */
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

export function indexArticles(tools: Iterable<Named>): ArticleIndex {
  const index = new Map<string, ListedArticle[]>();
  const put = (key: string, article: ListedArticle) => {
    const existing = index.get(key);
    if (existing) existing.push(article);
    else index.set(key, [article]);
  };
  for (const tool of tools) {
    put(skuKeyOf(tool.sku), articleOf(tool));
    for (const { gtin, article } of packArticles(tool)) put(gtinKeyOf(gtin) ?? gtin, article);
  }
  return index;
}

/** All of the text is a SKU, or a GTIN with any number of leading zeros. */
export function articlesBy(index: ArticleIndex, text: string): ListedArticle[] {
  const keys = new Set([skuKeyOf(text), gtinKeyOf(text) ?? '']);
  return [...keys].flatMap((key) => index.get(key) ?? []);
}
