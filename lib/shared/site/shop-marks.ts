/** Between the fields: what neither HTML nor the framework's data has to escape. */
export const MARK = '¦';

/** Exchanges a mark that takes six bytes in an attribute with one of one byte; twice is the text as it was. */
export const exchangeQuotes = (text: string) => text.replace(/["`]/g, (mark) => (mark === '"' ? '`' : '"'));
