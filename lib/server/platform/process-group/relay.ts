import 'server-only';
import type { FromProcess, ToProcess } from './messages';

/** A serving process, as the primary reaches it. */
export type Member = { send: (message: ToProcess) => void };

/** Who still has to say that it knows of a change. */
type Change = { from: Member; id: number; waitingFor: Set<Member> };

/** Passes changes on between the processes of a group, and tells the one that made a change once all others know. */
export class Relay {
  readonly #members = new Map<number, Member>();
  readonly #following = new Set<Member>();
  readonly #unprepared: Set<number>;
  readonly #changes = new Map<string, Change>();

  /** The group starts with processes of the numbers 1 to `size`. */
  constructor(size: number) {
    this.#unprepared = new Set(Array.from({ length: size }, (_, index) => index + 1));
  }

  /** Adds the process of this number, in place of one that ended. */
  add(number: number, member: Member): void {
    this.#members.set(number, member);
  }

  /** Removes a process that ended: nobody waits for it any more. */
  remove(number: number): void {
    const member = this.#members.get(number);
    if (!member) return;
    this.#members.delete(number);
    this.#following.delete(member);
    for (const [key, change] of this.#changes) {
      if (change.from === member) this.#changes.delete(key);
      else this.#confirm(key, change, member);
    }
  }

  /** Handles what the process of this number said. */
  receive(number: number, message: Exclude<FromProcess, { group: 'metrics' }>): void {
    const member = this.#members.get(number);
    if (!member) return;
    if (message.group === 'following') this.#following.add(member);
    else if (message.group === 'prepared') this.#prepared(number);
    else if (message.group === 'changed') this.#changed(number, member, message);
    else {
      const key = `${message.from} ${message.id}`;
      const change = this.#changes.get(key);
      if (change) this.#confirm(key, change, member);
    }
  }

  #prepared(number: number): void {
    this.#unprepared.delete(number);
    if (this.#unprepared.size > 0) return;
    for (const member of this.#members.values()) member.send({ group: 'prepared' });
  }

  #changed(number: number, from: Member, { id, tags }: Extract<FromProcess, { group: 'changed' }>): void {
    const waitingFor = new Set([...this.#following].filter((member) => member !== from));
    const change = { from, id, waitingFor };
    const key = `${number} ${id}`;
    this.#changes.set(key, change);
    for (const member of waitingFor) member.send({ group: 'changed', id, from: number, tags });
    if (waitingFor.size === 0) this.#end(key, change);
  }

  #confirm(key: string, change: Change, member: Member): void {
    if (change.waitingFor.delete(member) && change.waitingFor.size === 0) this.#end(key, change);
  }

  #end(key: string, { from, id }: Change): void {
    this.#changes.delete(key);
    from.send({ group: 'known', id });
  }
}
