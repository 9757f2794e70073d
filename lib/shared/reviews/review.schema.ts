import { z } from 'zod';
import { accountEmailSchema, objectIdSchema, textSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { numberSchema, pageSchema, wholeNumberText } from '../numbers/number-fields.schema';

export const REVIEW_MAX_LENGTH = 250;

const ratingSchema = numberSchema('rating-required', 'rating-required')
  .refine((rating) => rating >= 1, issue('rating-too-low'))
  .refine((rating) => rating <= 5, issue('rating-too-high'))
  .refine((rating) => Number.isInteger(rating) || rating < 1 || rating > 5, issue('rating-not-whole'));

const reviewTextSchema = textSchema('review-required', REVIEW_MAX_LENGTH, 'review-too-long');

export const reviewFormSchema = z.object({ review: reviewTextSchema, rating: ratingSchema });
export type ReviewFormInput = z.infer<typeof reviewFormSchema>;

/**
 * Body of `POST /api/review`; name, picture and e-mail are ignored and read from the session (product §4.16). `toolId`
 * requires a purchase of that tool; without it the review is of the shop.
 */
export const addReviewSchema = z.strictObject({
  image: z.string().max(2048).nullish(),
  name: z.string().max(200).nullish(),
  email: accountEmailSchema.optional(),
  review: reviewTextSchema,
  rating: ratingSchema,
  toolId: objectIdSchema.optional(),
});
export type AddReviewInput = z.infer<typeof addReviewSchema>;

/** Without an e-mail address (product §3.3). */
export const reviewSchema = z.object({
  _id: z.string(),
  name: z.string(),
  image: z.string(),
  review: z.string(),
  rating: z.number(),
  createdAt: z.string(),
  toolId: z.string().optional(),
  /** The author's account had paid for the tool before. */
  verifiedBuyer: z.literal(true).optional(),
});
export type Review = z.infer<typeof reviewSchema>;

export const editReviewSchema = z.strictObject({ review: reviewTextSchema, rating: ratingSchema });
export type EditReviewInput = z.infer<typeof editReviewSchema>;

export const REVIEW_PAGE_LIMIT_MAX = 100;

/** Query of `GET /api/review`; without one the whole list. */
export const reviewQuerySchema = z.object({
  toolId: objectIdSchema.optional(),
  rating: wholeNumberText(1, 5).optional(),
  page: pageSchema.optional(),
  limit: wholeNumberText(1, REVIEW_PAGE_LIMIT_MAX).optional(),
});
export type ReviewQuery = z.infer<typeof reviewQuerySchema>;

export type ReviewSummary = {
  count: number;
  /** Rounded to one decimal; 0 without reviews. */
  average: number;
  /** From 5 stars down to 1. */
  distribution: { rating: number; count: number }[];
};

export const reviewOfSchema = z.object({ tool: objectIdSchema.optional() });
