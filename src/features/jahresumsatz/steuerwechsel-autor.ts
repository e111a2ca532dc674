/** Who changes the settings when nobody does: the shop, which has no account. */
export const derLaden = { id: null, name: 'Der Laden' };
