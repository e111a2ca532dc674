import { damageText, UnfitFileError } from '#server/db/engines/sqlite-file.ts';
import { checkFileApart } from './check-file-apart.ts';

type Reports = {
  log: Record<'error' | 'fatal', (details: object, text: string) => void>;
  /** Called with what the person at the terminal has to read. */
  onDamage: (error: UnfitFileError) => void;
};

const consequence = 'Der Laden beendet sich, damit der Schaden nicht größer wird.';

/**
 * Checks the file of an open shop while it serves, after a start that did not read it. The returned function
 * ends the check, and answers whether the file was found damaged.
 */
export function checkBeside(file: string, { log, onDamage }: Reports): () => Promise<boolean> {
  const end = new AbortController();
  const isDamaged = checkFileApart(file, end.signal).then((check) => {
    if ('failure' in check) {
      if (!end.signal.aborted) log.error(check, 'the database file could not be checked');
      return false;
    }
    if (check.fault === undefined) return false;
    log.fatal(check, 'the database file is damaged');
    onDamage(new UnfitFileError(damageText(file, check.fault, consequence)));
    return true;
  });
  return () => {
    end.abort();
    return isDamaged;
  };
}
