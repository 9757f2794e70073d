import { Picture } from '@/components/ui/picture';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import type { Tool } from '@/lib/shared/tools/tool.schema';

type ToolPictureProps = { tool: Pick<Tool, 'name' | 'image'>; texts: Pick<Texts['tools'], 'imageAlt'> };

export function ToolPicture({ tool, texts }: ToolPictureProps) {
  return (
    <div className="aspect-[4/3] overflow-hidden rounded-lg border border-line bg-sunken">
      <Picture
        src={tool.image}
        fallback={TOOL_PLACEHOLDER}
        alt={fillText(texts.imageAlt, { name: tool.name })}
        width={1280}
        height={960}
        sizes="(min-width: 1024px) 24rem, 100vw"
        preload
        className="size-full object-cover"
      />
    </div>
  );
}
