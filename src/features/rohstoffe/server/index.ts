/** The public interface of rohstoffe for the rest of the server. */
export { listRohstoffe, listRohstoffeKurz, type RohstoffKurz } from './list-rohstoffe.ts';
export {
  deleteRohstoffRow,
  findRohstoffId,
  findRohstoffRow,
  listRohstoffTypen,
} from './rohstoff.repository.ts';
export {
  addRohstoff,
  type NewRohstoffOf,
  type RohstoffChange,
  readRohstoff,
  writeRohstoff,
} from './write-rohstoff.ts';
