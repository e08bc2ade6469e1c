/** What keeps a backup from being made, read or restored, in a sentence for whoever runs the product. */
export class BackupError extends Error {}
