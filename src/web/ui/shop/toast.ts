/** storefront.txt §9: 4 s, success 3 s, error 5 s. */
const durationMs = { message: 4000, success: 3000, error: 5000 };

/** Not part of the first load: `AppToaster` fetches it as soon as the page is alive, so it is there when offline. */
const library = () => import('react-hot-toast/headless');

export async function showMessage(text: string): Promise<void> {
  const { toast } = await library();
  toast(text, { duration: durationMs.message });
}

export async function showSuccess(text: string): Promise<void> {
  const { toast } = await library();
  toast.success(text, { duration: durationMs.success });
}

export async function showError(text: string): Promise<void> {
  const { toast } = await library();
  toast.error(text, {
    duration: durationMs.error,
    ariaProps: { role: 'alert', 'aria-live': 'assertive' },
  });
}
