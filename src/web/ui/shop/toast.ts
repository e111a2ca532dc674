import { toast } from 'react-hot-toast/headless';

/** storefront.txt §9: 4 s, success 3 s, error 5 s. */
const durationMs = { message: 4000, success: 3000, error: 5000 };

export function showMessage(text: string): void {
  toast(text, { duration: durationMs.message });
}

export function showSuccess(text: string): void {
  toast.success(text, { duration: durationMs.success });
}

export function showError(text: string): void {
  toast.error(text, { duration: durationMs.error, ariaProps: { role: 'alert', 'aria-live': 'assertive' } });
}
