import { toolTags } from '@/lib/server/commerce/tools/tool-events';
import type { Actor } from '@/lib/server/identity/actor';
import type { ReviewDocument } from '@/lib/server/platform/db/documents/tools';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';

type Content = Pick<ReviewDocument, 'rating' | 'review'>;

export type ReviewEvents = {
  'review.added': { actor: Actor; review: ReviewDocument };
  /** The review as it was before. */
  'review.edited': { actor: Actor; review: ReviewDocument; after: Content };
};

const subjectOf = ({ _id: id }: ReviewDocument) => ({ kind: 'review', id }) as const;
const factsOf = ({ rating, review }: Content) => ({ rating, length: review.length });
const stale = ({ review: { toolId } }: { review: ReviewDocument }) =>
  ['reviews', ...(toolId ? toolTags(toolId) : [])] as const;

export const recordReviewEvent = eventRecorder<ReviewEvents>({
  'review.added': {
    audit: ({ actor, review }) => ({ actor, subject: subjectOf(review), after: factsOf(review) }),
    stale,
  },
  'review.edited': {
    audit: ({ actor, review, after }) => {
      return { actor, subject: subjectOf(review), before: factsOf(review), after: factsOf(after) };
    },
    stale,
  },
});
