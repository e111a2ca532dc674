/** Why a terminal command was refused, as a German text for the user. */
export class CommandRefusal extends Error {
  override readonly name = 'CommandRefusal';
}
