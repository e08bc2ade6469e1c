/** A fault that the operator can correct; shown as its message, without a stack. */
export class StartError extends Error {}
