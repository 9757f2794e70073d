import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';

type CompareButtonProps = {
  tool: Pick<Tool, '_id' | 'sku'>;
  nameId: string;
  texts: Pick<Texts['tools'], 'compare'>;
  /** In the table, whose arrow keys move between the same controls of rows. */
  'data-cell'?: string;
};

export function CompareButton({ tool, nameId, texts, ...rest }: CompareButtonProps) {
  return (
    <button type="button" data-compare={`${tool._id} ${tool.sku}`} aria-describedby={nameId} {...rest}>
      {texts.compare}
    </button>
  );
}
