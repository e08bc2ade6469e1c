/** A fault that whoever runs the product mends; it is shown as its one line, without a stack. */
export class StartError extends Error {}
