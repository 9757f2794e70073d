import type { ToolState } from '@/lib/shared/quantity/quantity-rules';
import { type Language, OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { SpecType } from '@/lib/shared/tools/spec-values';
import type { DocumentKind, DocumentLanguage } from '@/lib/shared/tools/tool-documents';

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

export function inOthers<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  const entries = OTHER_LANGUAGES.map((language) => [language, valueIn(language)] as const);
  return Object.fromEntries(entries) as Record<Language, Value>;
}

/** Returns the texts of a new file. */
export const noTexts = (): InOthers => inOthers(() => '');

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
