import { useCallback } from 'react';

/** The initial focus is on the first field, not on the close button, or on the field that was asked for, folded away or not. */
export function useFirstField(name = '') {
  return useCallback(
    (form: HTMLFormElement | null) => {
      const inputs = [...(form?.querySelectorAll('input:not([type="hidden"]), select, textarea') ?? [])];
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
