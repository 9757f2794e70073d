import { fieldAmount } from '@/lib/shared/numbers/money';
import type { ToolState } from '@/lib/shared/quantity/quantity-rules';
import { decimalMarkOf } from '@/lib/shared/site/language-facts';
import { type Language, OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { figuresOfFile } from '@/lib/shared/tools/catalogue/shown-figures';
import { type SpecType, specTypeOf } from '@/lib/shared/tools/spec-values';
import type { ManagedTool } from '@/lib/shared/tools/tool.schema';
import type { DocumentKind, DocumentLanguage } from '@/lib/shared/tools/tool-documents';
import { fieldKilograms } from '@/lib/shared/tools/weight-text';

/** In each language beside the catalogue's. */
type InOthers = Partial<Record<Language, string>>;

type TypedText = { name: string; slug: string; description: string; details: string };

export type EditorValues = {
  sku: string;
  name: string;
  description: string;
  details: string;
  category: string;
  price: string;
  moq: string;
  step: string;
  lowStockBelow: string;
  leadTimeDays: string;
  taxClass: string;
  /** In kilograms. */
  weightGrams: string;
  bulky: boolean;
  backorderLimit: string;
  serialised: boolean;
  calibrationMonths: string;
  packs: { name: string; units: string; gtin: string }[];
  specs: { name: string; type: SpecType; value: string; unit: string }[];
  pictures: { url: string; alt: string; texts: InOthers }[];
  documents: {
    url: string;
    kind: DocumentKind;
    language: DocumentLanguage;
    title: string;
    texts: InOthers;
  }[];
  texts: Record<Language, TypedText>;
  state: ToolState;
  successorId: string;
};

export type EditorField = keyof EditorValues;

const EDITOR_FIELDS = [
  'state',
  'successorId',
  'backorderLimit',
  'serialised',
  'calibrationMonths',
  'name',
  'sku',
  'category',
  'description',
  'details',
  'texts',
  'price',
  'moq',
  'step',
  'lowStockBelow',
  'leadTimeDays',
  'taxClass',
  'weightGrams',
  'bulky',
  'packs',
  'specs',
  'pictures',
  'documents',
] as const satisfies readonly EditorField[];

function inOthers<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  const entries = OTHER_LANGUAGES.map((language) => [language, valueIn(language)] as const);
  return Object.fromEntries(entries) as Record<Language, Value>;
}

/** Returns the texts of a new file. */
export const noTexts = (): InOthers => inOthers(() => '');

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

export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function differingFields(one: EditorValues, other: EditorValues): EditorField[] {
  return EDITOR_FIELDS.filter((field) => !isSameValue(one[field], other[field]));
}

export type EditorTexts = {
  editor: Texts['editor'];
  /** Texts of the tool search. */
  lines: Texts['quotes']['lines'];
  confirm: Texts['shell']['confirm'];
};

export type CategoryOptions = readonly (readonly [slug: string, name: string])[];
