import { NEED_SENTENCES } from '../../approvals/need-sentence';

/** What an order needs approval for. */
export const needs = { sentences: NEED_SENTENCES, quarter: 'quarter {number} of {year}' };
