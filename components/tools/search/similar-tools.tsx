import { ToolCard } from '@/components/tools/tool-card';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';

/** What comes near a search that found nothing: no results, and not said to be any. */
export function SimilarTools({ tools, texts }: { tools: readonly Tool[]; texts: Texts }) {
  if (tools.length === 0) return null;
  return (
    <section aria-labelledby="similar-tools" className="grid gap-3 pt-6">
      <h2 id="similar-tools">{texts.catalogue.similar}</h2>
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
        {tools.map((tool) => (
          <ToolCard key={tool.slug} tool={tool} texts={texts.tools} headingLevel={3} isComparable />
        ))}
      </div>
    </section>
  );
}
