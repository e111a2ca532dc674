/** A refusal that the form already shows in its own way: the dialog stays open and says nothing more. */
export class ShownError extends Error {}
