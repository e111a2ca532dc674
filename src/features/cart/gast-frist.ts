/** Days that a guest’s cart is kept after its latest change. */
export const gastTage = 90;

/**
 * Days that it is kept while its first piece is all that ever happened to it: programs that walk through a
 * shop leave many of these.
 */
export const ersteTage = 14;
