/** Where a form's draft is kept in this tab; see form-draft.ts. */
export function draftKey(form: string): string {
  return `forgeline-draft:${form}`;
}
