/** What the environment gives the shop, as far as the owner needs to know it; never a secret (R47). */
export type Umgebung = {
  /** Other machines may reach the shop. */
  oeffentlich: boolean;
  https: boolean;
  /** Backups are scheduled. */
  sicherung: boolean;
  /** There is a server for mail. */
  smtp: boolean;
};
