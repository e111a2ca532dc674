/** Leaves the shop's page. An object, so that a test can look at where it leads instead of going there. */
export const weiterleitung = {
  zu: (adresse: string): void => location.assign(adresse),
};
