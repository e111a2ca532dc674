/** Days that a guest’s cart is kept after its latest change. */
export const gastTage = 90;
