import { useCallback } from 'react';

/** What takes input, also by taps: `data-field` marks such a button. */
const fields = 'input:not([type="hidden"]), select, textarea, [data-field]:not([disabled])';

/**
 * The initial focus is on the first field, not on the close button, or on the field that was asked for,
 * folded away or not.
 */
export function useFirstField(name = '') {
  return useCallback(
    (form: HTMLFormElement | null) => {
      const inputs = [...(form?.querySelectorAll(fields) ?? [])];
      const named = inputs.find((input) => isFieldOf(input.getAttribute('name') ?? '', name));
      (named ?? inputs[0])?.setAttribute('data-autofocus', 'true');
      // What is folded away takes no focus.
      named?.closest('details')?.setAttribute('open', '');
      // The dialog gives the focus without scrolling.
      named?.addEventListener('focus', () => named.scrollIntoView({ block: 'center' }), { once: true });
    },
    [name],
  );
}

function isFieldOf(path: string, name: string): boolean {
  return name !== '' && (path === name || path.startsWith(`${name}.`));
}
