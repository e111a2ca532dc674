import { day, each, having, shape } from '#shared/wire/reader.ts';

/** Readers of the days of delivery in an answer; what is no day is left out. */
export const parseLiefertage = {
  lieferung: having(['von', 'bis'], shape(each(['von', 'bis'], day))),
  abholung: having(['ab'], shape({ ab: day })),
};
