/** Why a command of the terminal did not do what was asked for, in words for the person there. */
export class CommandRefusal extends Error {
  override readonly name = 'CommandRefusal';
}
