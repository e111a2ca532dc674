/** How a declaration reached the workshop, other than by the form of the shop. */
export const eingangWege = ['brief', 'email', 'telefon', 'persoenlich'] as const;
export type EingangWeg = (typeof eingangWege)[number];

export const eingangWegText: Record<EingangWeg, string> = {
  brief: 'per Brief',
  email: 'per E-Mail',
  telefon: 'am Telefon',
  persoenlich: 'persönlich',
};
