import { EVENT_TYPES } from '@/lib/shared/integrations/public-events';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** The types of events that an endpoint can ask for: all, or each with what it means. */
export function eventOptions({ webhooks: { fields }, audit: { actions } }: Texts) {
  return [
    { value: '*', label: fields.all, description: fields.allHint },
    ...EVENT_TYPES.map((type) => ({ value: type, label: type, description: actions[type] })),
  ];
}
