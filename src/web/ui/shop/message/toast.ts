import type { toast } from 'react-hot-toast/headless';

/** requirements.md, storefront §9: 4 s, success 3 s, error 5 s. */
const durationMs = { message: 4000, success: 3000, error: 5000 };

export function showMessage(text: string): void {
  withLibrary((toast) => toast(text, { duration: durationMs.message }));
}

export function showSuccess(text: string): void {
  withLibrary((toast) => toast.success(text, { duration: durationMs.success }));
}

/** One cause can make several calls fail at once; the same text is shown only once. */
export function showError(text: string): void {
  const ariaProps = { role: 'alert', 'aria-live': 'assertive' } as const;
  withLibrary((toast) => toast.error(text, { id: text, duration: durationMs.error, ariaProps }));
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
