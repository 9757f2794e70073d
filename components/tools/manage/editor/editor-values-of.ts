import { fieldAmount } from '@/lib/shared/numbers/money';
import { decimalMarkOf } from '@/lib/shared/site/language-facts';
import type { Language } from '@/lib/shared/site/languages';
import { figuresOfFile } from '@/lib/shared/tools/catalogue/shown-figures';
import { specTypeOf } from '@/lib/shared/tools/spec-values';
import type { ManagedTool } from '@/lib/shared/tools/tool.schema';
import { fieldKilograms } from '@/lib/shared/tools/weight-text';
import { type EditorValues, inOthers } from './editor-values';

/** Amounts, and figures of specifications, as a page of this language writes them. */
export function editorValuesOf(tool: ManagedTool, language: Language): EditorValues {
  const { sku, name, description, category, price, moq, step, lowStockBelow, packs, specs } = tool;
  const { details, pictures, documents, leadTimeDays, texts = {} } = tool;
  const {
    backorderLimit,
    taxClass,
    weightGrams,
    bulky = false,
    serialised = false,
    calibrationMonths,
  } = tool;
  return {
    sku,
    name,
    description,
    details,
    category,
    price: fieldAmount(price, language),
    moq: String(moq),
    step: String(step),
    lowStockBelow: lowStockBelow === null ? '' : String(lowStockBelow),
    leadTimeDays: leadTimeDays === null ? '' : String(leadTimeDays),
    taxClass: taxClass ?? '',
    weightGrams: weightGrams ? fieldKilograms(weightGrams, language) : '',
    bulky,
    backorderLimit: backorderLimit ? String(backorderLimit) : '',
    serialised,
    calibrationMonths: calibrationMonths ? String(calibrationMonths) : '',
    packs: packs.map((pack) => ({ name: pack.name, units: String(pack.units), gtin: pack.gtin ?? '' })),
    specs: specs.map((spec) => ({
      name: spec.name,
      type: spec.type ?? specTypeOf(spec.value),
      value: figuresOfFile(spec, decimalMarkOf(language)),
      unit: spec.unit ?? '',
    })),
    pictures: pictures.map(({ url, alt }) => ({
      url,
      alt: alt ?? '',
      texts: inOthers((language) => texts[language]?.pictureAlts?.[url] ?? ''),
    })),
    documents: documents.map((document) => ({
      ...document,
      title: document.title ?? '',
      texts: inOthers((language) => texts[language]?.documentTitles?.[document.url] ?? ''),
    })),
    texts: inOthers((language) => {
      const { name = '', slug = '', description = '', details = '' } = texts[language] ?? {};
      return { name, slug, description, details };
    }),
    state: tool.state,
    successorId: tool.successorId ?? '',
  };
}
