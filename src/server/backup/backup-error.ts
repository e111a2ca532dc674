/** Why a backup was not made, not taken back or is not good, in words for the person at the terminal. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
