/** What a process of the store and its supervisor (supervise.ts) send each other. */

/** `replace`: another process, with the shop's folder as it is now, should take the place of this one. */
export type ToSupervisor =
  | { kind: 'replace'; reload: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'serving' };

/** `end`: another process has taken this one's place. `refused`: the other could not start, and this one stays. */
export type FromSupervisor = { kind: 'end' } | { kind: 'refused'; reload: string; reason: string };

/** In place of a reload's id for a process that need not wait for those of other instances, after SIGHUP. */
export const AT_ONCE = 'at-once';
