import type { Language } from '@/lib/shared/site/languages';

type ToolDetailsProps = {
  heading: string;
  /** Rendered from Markdown, in which markup is text. */
  html: string;
  /** Where it is not the page's. */
  lang: Language | undefined;
};

/** What there is to say of a tool at length. */
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
