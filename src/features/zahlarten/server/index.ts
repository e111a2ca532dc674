/** The public interface of zahlarten for the rest of the server. */
export {
  type OnlineAngebot,
  readOnlineAngebot,
  readOnlineWege,
  saveOnlineAngebot,
} from './online-angebot.ts';
