import { fillText } from '@/lib/shared/texts/fill-text';

type Template = { pattern: RegExp; names: string[]; translation: string };

let sentences: Readonly<Record<string, string>> = {};
let templates: Template[] = [];

const PLACEHOLDER = /\\\{(\w+)\\\}/g;

/** A sentence with places to fill in, as what finds it filled in. */
function templateOf([sentence, translation]: [string, string]): Template {
  const escaped = sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const names = [...escaped.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');
  return { pattern: new RegExp(`^${escaped.replace(PLACEHOLDER, '(.+)')}$`), names, translation };
}

/** From here on `inPageLanguage` speaks this language. English sentence -> the same one in the language of the page. */
export function rememberSentences(dictionary: Readonly<Record<string, string>>): void {
  sentences = dictionary;
  templates = Object.entries(dictionary)
    .filter(([sentence]) => sentence.includes('{'))
    .map(templateOf);
}

/**
 * A sentence of messages.ts or errors.ts in the language of the page. Schemas and calls speak English, whoever asks; this
 * is where a person reads them. What no one translated, such as the payment provider's own words, stays as it is.
 */
export function inPageLanguage(sentence: string): string {
  const whole = Object.hasOwn(sentences, sentence) ? sentences[sentence] : undefined;
  if (whole !== undefined) return whole;
  for (const { pattern, names, translation } of templates) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    return fillText(translation, Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])));
  }
  return sentence;
}
