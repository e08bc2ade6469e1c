/** Why a backup cannot be made, read or restored, as a sentence for the operator. */
export class BackupError extends Error {}
