import { type JsonLd, jsonLdText } from '@/lib/shared/structured-data/json-ld';

/** The structured data of a page, for search engines. It is data, not a script that runs. */
export function StructuredData({ data }: { data: JsonLd | readonly JsonLd[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped, see jsonLdText.
      dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
    />
  );
}
