import { z } from 'zod';

const asked: Record<string, string> = {
  string: 'Hier wird ein Text erwartet.',
  number: 'Hier wird eine Zahl erwartet.',
  int: 'Hier wird eine ganze Zahl erwartet.',
  boolean: 'Hier wird ja oder nein erwartet.',
  array: 'Hier wird eine Liste erwartet.',
  object: 'Hier werden mehrere Angaben erwartet.',
};

const unitOf: Record<string, string> = { string: ' Zeichen', array: ' Einträge' };

/** Zod's German locale keeps English type names ("erhalten undefined"); these replace the most common messages. */
export function installGermanProblems(): void {
  const { localeError } = z.locales.de();
  z.config({
    localeError: (issue) => {
      if (issue.code === 'too_big') return `Höchstens ${issue.maximum}${unitOf[issue.origin] ?? ''}.`;
      if (issue.code === 'too_small') return `Mindestens ${issue.minimum}${unitOf[issue.origin] ?? ''}.`;
      if (issue.code !== 'invalid_type') return localeError(issue);
      if (issue.input === undefined) return 'Diese Angabe fehlt.';
      return asked[issue.expected] ?? 'Dieser Wert ist hier nicht möglich.';
    },
  });
}
