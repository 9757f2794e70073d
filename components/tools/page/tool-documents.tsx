import { FileDown } from 'lucide';
import { useLanguage } from '#use-language';
import { Icon } from '@/components/ui/icon';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { partLang } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { documentFileName, documentsFor } from '@/lib/shared/tools/tool-documents';

type ToolDocumentsProps = {
  tool: Pick<Tool, 'sku' | 'documents' | 'untranslated'>;
  texts: Texts['editor']['documents'];
};

export function ToolDocuments({ tool, texts }: ToolDocumentsProps) {
  const { sku, documents = [] } = tool;
  const language = useLanguage();
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents" className="no-print grid gap-3">
      <h2 id="documents" className="font-bold text-lg">
        {texts.heading}
      </h2>
      <ul className="grid border-line border-t text-sm">
        {documentsFor(documents, language).map((document) => (
          <li key={document.url} className="border-line border-b">
            <a
              href={document.url}
              download={documentFileName(sku, document)}
              hrefLang={document.language === 'mul' ? undefined : document.language}
              className="group flex items-start gap-3 py-2.5"
            >
              <Icon node={FileDown} className="mt-0.5 size-4.5 shrink-0 text-muted" />
              <span className="grid min-w-0 gap-0.5">
                <span
                  lang={document.title ? partLang(tool, 'documents') : undefined}
                  className="wrap-anywhere font-medium text-ink underline-offset-4 group-hover:underline"
                >
                  {document.title ?? texts.kinds[document.kind]}
                </span>
                <span className="text-muted">
                  {document.title ? `${texts.kinds[document.kind]} · ` : ''}
                  {texts.languages[document.language]} · PDF
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
