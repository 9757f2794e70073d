declare module 'linebreak' {
  /** Where a text may be broken into lines (Unicode Standard Annex #14). */
  export default class LineBreaker {
    constructor(text: string);
    /** The next place, or null at the end. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
