import 'server-only';
import type { Metric } from '@/lib/server/platform/metrics/metric';

/** What a serving process tells the primary of its group. */
export type FromProcess =
  /** It follows changes from now on. */
  | { group: 'following' }
  /** Its first visitors would wait for nothing. */
  | { group: 'prepared' }
  /** It changed what has these tags, and waits until its siblings know. */
  | { group: 'changed'; id: number; tags: readonly string[] }
  /** It knows of a sibling's change. */
  | { group: 'known'; id: number; from: number }
  /** Its metrics, for the scrape of this id. */
  | { group: 'metrics'; id: number; metrics: Metric[] };

/** What the primary tells a serving process. */
export type ToProcess =
  | { group: 'changed'; id: number; from: number; tags: readonly string[] }
  /** All siblings know of the change of this id. */
  | { group: 'known'; id: number }
  /** Every process that started with the group is prepared. */
  | { group: 'prepared' }
  /** It is asked for its metrics, and perhaps for those that all processes of the instance have alike. */
  | { group: 'metrics'; id: number; ofInstance: boolean };

/** Whether a message between processes is one of the group's: libraries send their own. */
export function isOfGroup<Message extends FromProcess | ToProcess>(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'group' in message;
}
