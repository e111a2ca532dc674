import type { toast } from 'react-hot-toast/headless';

export function showMessage(text: string): void {
  withLibrary((toast) => toast(text));
}

export function showSuccess(text: string): void {
  withLibrary((toast) => toast.success(text));
}

/** One cause can make several calls fail at once; the same text is shown only once. */
export function showError(text: string): void {
  withLibrary((toast) => toast.error(text, { id: text }));
}

/** Not part of the first load: `AppToaster` loads it after hydration, so that it is available offline. */
function withLibrary(show: (library: typeof toast) => void): void {
  import('react-hot-toast/headless').then(
    ({ toast }) => show(toast),
    () => {
      // The connection failed before the library was loaded: the page itself shows what failed.
    },
  );
}
