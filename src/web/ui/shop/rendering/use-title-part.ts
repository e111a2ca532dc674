import { useEffect } from 'react';

/**
 * Names the step or tab that is shown before the title of its page, for who finds a page by its title: in a list of
 * windows, in the history, by ear.
 */
export function useTitlePart(part: string | false | undefined): void {
  useEffect(() => {
    if (!part) return;
    const whole = document.title;
    const title = `${part} – ${whole}`;
    document.title = title;
    return () => {
      // Another page may have its own title by now.
      if (document.title === title) document.title = whole;
    };
  }, [part]);
}
