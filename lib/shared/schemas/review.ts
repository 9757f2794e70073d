import { z } from 'zod';
import { VALIDATION } from '../messages';
import { accountEmailSchema, numberSchema, objectIdSchema, textSchema } from './fields';

export const REVIEW_MAX_LENGTH = 250;

const ratingSchema = numberSchema(VALIDATION.ratingRequired, VALIDATION.ratingRequired)
  .refine((rating) => rating >= 1, VALIDATION.ratingTooLow)
  .refine((rating) => rating <= 5, VALIDATION.ratingTooHigh)
  .refine((rating) => Number.isInteger(rating) || rating < 1 || rating > 5, VALIDATION.ratingNotWhole);

const reviewTextSchema = textSchema(VALIDATION.reviewRequired, REVIEW_MAX_LENGTH, VALIDATION.reviewTooLong);

/** What a customer types. */
export const reviewFormSchema = z.object({ review: reviewTextSchema, rating: ratingSchema });
export type ReviewFormInput = z.infer<typeof reviewFormSchema>;

/**
 * Body of `POST /api/review`; name, picture and e-mail come from the session, whatever is sent (decisions §2). With
 * `toolId` it is a review of that tool, which only its buyers may write; without, of the shop.
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

/** A review as anyone may read it: no e-mail address (decisions §2). */
export const reviewSchema = z.object({
  _id: z.string(),
  name: z.string(),
  image: z.string(),
  review: z.string(),
  rating: z.number(),
  createdAt: z.string(),
  /** The tool it is of, if it is not of the shop. */
  toolId: z.string().optional(),
});
export type Review = z.infer<typeof reviewSchema>;

/** Body of `PATCH /api/review/{id}`: what its author changes. */
export const editReviewSchema = z.strictObject({ review: reviewTextSchema, rating: ratingSchema });
export type EditReviewInput = z.infer<typeof editReviewSchema>;

export const REVIEW_PAGE_LIMIT_MAX = 100;

/** Query of `GET /api/review`. Without one it is the whole list. */
export const reviewQuerySchema = z.object({
  toolId: objectIdSchema.optional(),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(REVIEW_PAGE_LIMIT_MAX).optional(),
});
export type ReviewQuery = z.infer<typeof reviewQuerySchema>;

/** How often each rating was given. */
export type ReviewSummary = {
  count: number;
  /** To one decimal; 0 without reviews. */
  average: number;
  /** Of 5 stars first, down to 1. */
  distribution: { rating: number; count: number }[];
};

/** Query of the page that adds a review: the tool it is of. */
export const reviewOfSchema = z.object({ tool: objectIdSchema.optional() });
