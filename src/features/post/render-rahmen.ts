/** What frames every message: who writes, and how it ends (`postEnde`). `adresse` is the shop's, without a trailing slash. */
export type Rahmen = { ladenName: string; adresse: string; ende: string[] };
