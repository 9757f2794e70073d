import { eventRecorder } from './event-recorder';
import { type SetAsideMail, stepOf } from './set-aside.repository';

type Facts = { mail: SetAsideMail };

export type HeldMailEvents = { 'held-mail.sent': Facts; 'held-mail.discarded': Facts };

/** The actor is the system: someone who runs a command on the server has no account. */
const decided = {
  audit: ({ mail }: Facts) =>
    ({
      actor: 'system',
      subject: { kind: 'held-mail', id: mail._id },
      before: { step: stepOf(mail), writtenAt: mail.createdAt },
    }) as const,
};

export const recordHeldMailEvent = eventRecorder<HeldMailEvents>({
  'held-mail.sent': decided,
  'held-mail.discarded': decided,
});
