/** What is kept when an account is deleted, and why (R40). */
export const bleibtNachLoeschung =
  'Ihre Bestellungen müssen wir acht Jahre lang aufbewahren, so verlangt es das Gesetz. Sie gehören danach zu keinem Konto mehr.';
