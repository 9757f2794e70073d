import { FileDown } from 'lucide';
import { useLanguage } from '#use-language';
import { Icon } from '@/components/ui/icon';
import { languageName } from '@/lib/shared/site/language-name';
import type { Language } from '@/lib/shared/site/languages';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { shownSpec } from '@/lib/shared/tools/catalogue/shown-figures';
import { partLang } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { documentFileName, documentsFor } from '@/lib/shared/tools/tool-documents';

type ToolDetailsProps = {
  heading: string;
  /** Rendered from Markdown, in which markup is text. */
  html: string;
  /** The language, where it is not the page's. */
  lang: Language | undefined;
};

export function ToolDetails({ heading, html, lang }: ToolDetailsProps) {
  return (
    <section aria-labelledby="details" className="grid gap-3">
      <h2 id="details" className="font-bold text-lg">
        {heading}
      </h2>
      <div
        lang={lang}
        className="prose-text wrap-anywhere"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown, in which markup is text.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  );
}

type SpecificationTableProps = { heading: string; sku: string; tool: Tool };

/** No line breaks between a value and its unit. */
export function SpecificationTable({ heading, sku, tool }: SpecificationTableProps) {
  const language = useLanguage();
  const lang = partLang(tool, 'specs');
  const specs = tool.specs.map((spec) => ({ name: spec.name, ...shownSpec(spec, language) }));
  const lines = [{ name: sku, value: tool.sku }, ...specs];
  return (
    <section aria-labelledby="specification" className="grid gap-3">
      <h2 id="specification" className="font-bold text-lg">
        {heading}
      </h2>
      <dl className="grid border-line border-t text-sm">
        {lines.map((line) => (
          <div
            key={line.name}
            {...(lang && line.name !== sku ? { lang } : {})}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-line border-b py-2.5"
          >
            <dt className="text-muted">{line.name}</dt>
            <dd className="figures wrap-anywhere font-medium text-ink">
              <Value {...line} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Value({ value, unit }: { value: string; unit?: string | undefined }) {
  if (!unit) return value;
  const [, before = '', last = ''] = /^(.*?)(\S{0,20})$/s.exec(value) ?? [];
  return (
    <>
      {before}
      <span className="whitespace-nowrap">
        {last} {unit}
      </span>
    </>
  );
}

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
                  {texts.languages[document.language] ?? languageName(document.language, language)} · PDF
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
