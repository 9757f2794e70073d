import { z } from 'zod';
import { VALIDATION } from '../messages';
import { accountEmailSchema, numberSchema, textSchema } from './fields';

export const REVIEW_MAX_LENGTH = 250;

const ratingSchema = numberSchema(VALIDATION.ratingRequired, VALIDATION.ratingRequired)
  .refine((rating) => rating >= 1, VALIDATION.ratingTooLow)
  .refine((rating) => rating <= 5, VALIDATION.ratingTooHigh)
  .refine((rating) => Number.isInteger(rating) || rating < 1 || rating > 5, VALIDATION.ratingNotWhole);

const reviewTextSchema = textSchema(VALIDATION.reviewRequired, REVIEW_MAX_LENGTH, VALIDATION.reviewTooLong);

/** What a customer types. */
export const reviewFormSchema = z.object({ review: reviewTextSchema, rating: ratingSchema });
export type ReviewFormInput = z.infer<typeof reviewFormSchema>;

/** Body of `POST /api/review`; name, picture and e-mail come from the session, whatever is sent (decisions §2). */
export const addReviewSchema = z.strictObject({
  image: z.string().max(2048).nullish(),
  name: z.string().max(200).nullish(),
  email: accountEmailSchema.optional(),
  review: reviewTextSchema,
  rating: ratingSchema,
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
});
export type Review = z.infer<typeof reviewSchema>;
