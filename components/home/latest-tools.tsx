import { ToolCard } from '@/components/tools/tool-card';
import { SectionHead } from '@/components/ui/section-head';
import type { Tool } from '@/lib/shared/schemas/tool';
import type { Texts } from '@/lib/shared/texts/texts-for';

type LatestToolsProps = { tools: readonly Tool[]; texts: Texts };

/** The newest tools, each with its "Buy Now" link (product §2.2). */
export function LatestTools({ tools, texts }: LatestToolsProps) {
  const { latest } = texts.home;
  return (
    <section
      id="latest-tools"
      aria-labelledby="latest-tools-title"
      className="border-line border-y bg-sunken/60"
    >
      <div className="shell py-20 lg:py-24">
        <SectionHead
          id="latest-tools-title"
          eyebrow={latest.eyebrow}
          title={latest.title}
          text={latest.text}
        />
        {tools.length === 0 ? (
          <p className="text-lg">{latest.empty}</p>
        ) : (
          <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {tools.map((tool) => (
              <ToolCard key={tool.slug} tool={tool} texts={texts.tools} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
