import 'server-only';

/** Selects the texts that begin with this one: a range of an index. */
export const startsWith = (start: string) => ({ $gte: start, $lt: `${start}\uffff` });
