/** Warnings that fit most soaps: offered in the form, shown in the shop only once their owner has saved them. */
export const seifeWarnhinweise = [
  'Nur zur äußerlichen Anwendung.',
  'Nicht in die Augen bringen. Kommt Seife ins Auge, mit viel klarem Wasser ausspülen.',
  'Bei gereizter Haut oder einer Allergie gegen einen der Inhaltsstoffe nicht verwenden.',
  'Außer Reichweite von kleinen Kindern aufbewahren.',
].join('\n');
