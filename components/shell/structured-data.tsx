import { type JsonLd, jsonLdText } from '@/lib/client/structured-data';

/** Data, not a script that runs. */
export function StructuredData({ data }: { data: JsonLd | readonly JsonLd[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped, see jsonLdText.
      dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
    />
  );
}
