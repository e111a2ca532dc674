/**
 * The values of the product form in the specification (requirements.md, admin §3, Form enumerations). They are the
 * example's: the form offers what the raw materials and products of a workshop are called (R34).
 */
export const seifen = ['Aloe-Vera', 'pink', 'Sheabutter', 'Honigseife', 'transparent', 'schwarz'] as const;
export const aromen = ['Vanille', 'Sandelholz', 'Minze', 'Yasmin', 'Lavendel'] as const;
export const seifenformen = ['quadratisch', 'Bienenwabe', 'Fight Club', 'Soap länglich'] as const;
export const verpackungen = ['viereck', 'tüte 100g 9x13', 'länglich'] as const;
