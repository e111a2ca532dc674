/** Why a shop is not moved, in words for the terminal. Nothing was changed. */
export class MoveRefusal extends Error {
  override readonly name = 'MoveRefusal';
}
