import type { JsonLd } from './json-ld';

export type Faq = {
  slug: string;
  question: string;
  answer: string;
};

/** Questions with their answers (https://schema.org/FAQPage). An answer is prose without code: results show no other. */
export function faqPage(pageUrl: string, questions: readonly Faq[]): JsonLd {
  return {
    '@type': 'FAQPage',
    url: pageUrl,
    mainEntity: questions.map(({ slug, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: `${pageUrl}#${slug}`,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer,
      },
    })),
  };
}
