import { ofShop } from '#shop-texts';
import { NEED_SENTENCES } from '../../approvals/need-sentence';

/** The reasons for which an order needs approval. */
export const needs = ofShop('en', 'needs', {
  sentences: NEED_SENTENCES,
  quarter: 'quarter {number} of {year}',
});
