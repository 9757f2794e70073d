import type { ReactNode } from 'react';
import { MeasuredText } from '@/components/ui/measured-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { partLang } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { ToolLinks } from './tool-links';

type ToolHeadProps = {
  tool: Pick<Tool, 'sku' | 'name' | 'slug' | 'untranslated'>;
  children: ReactNode;
  texts: Texts;
};

/** `children` are above the name. */
export function ToolHead({ tool, children, texts }: ToolHeadProps) {
  return (
    <div className="grid gap-1.5">
      {children}
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1
          lang={partLang(tool, 'name')}
          className="wrap-anywhere font-extrabold text-2xl tracking-[-0.02em]"
        >
          <MeasuredText text={tool.name} />
        </h1>
        <ToolLinks tool={tool} texts={texts} />
      </div>
      <p className="font-mono text-muted text-sm">{tool.sku}</p>
    </div>
  );
}
