import { useLanguage } from '#use-language';
import { shownSpec } from '@/lib/shared/tools/catalogue/shown-figures';
import { partLang } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';

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
