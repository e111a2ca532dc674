import type { Source } from './read-sources.ts';

/** An element of HTML, not a component, that is disabled by what is under way. */
const busyElement =
  /<(button|fieldset|input|select|textarea)\b(?:[^<>]|=>)*?\sdisabled=\{[^}]*\b(is(Busy|Pending|Fetching|Submitting|Loading)|[\w.]+\.isPending)\b/g;

/**
 * The wall `what-is-busy-keeps-the-focus`: what becomes disabled while it has the focus loses it. Buttons are `Button`
 * or have `pressable` in the shop, and are Mantine's in the back office, which all keep it; fields are read-only.
 */
export function findLostFocus(sources: Source[]): string[] {
  return sources
    .filter(({ file }) => /^src\/.*(?<!\.test)\.tsx$/.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(busyElement)].map(({ index, 1: element }) => {
        const line = text.slice(0, index).split('\n').length;
        return `what-is-busy-keeps-the-focus: ${file}:${line} → ${element}`;
      }),
    );
}
