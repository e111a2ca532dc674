import type { Page } from '@playwright/test';

/** Chromium's own words about an answer that a state makes fail on purpose; the request itself is looked at. */
const refusal = /^Failed to load resource/;
/** The shop's own words about it. */
const logged = /ApiError: Wartungsarbeiten/;
/** It says how long a call took, which depends on the machine. */
const slow = /^Langsamer Aufruf: /;

/**
 * What goes wrong beside the page from now on: warnings and errors of the console, failed requests other than
 * `failing`, and requests to other servers.
 */
export function watchPage(page: Page, origin: string, failing?: RegExp): () => string[] {
  const found: string[] = [];
  const isExpected = (url: string) => failing?.test(url) ?? false;
  page.on('console', (message) => {
    const text = message.text();
    const isRefusal =
      (refusal.test(text) && isExpected(message.location().url)) || (failing && logged.test(text));
    if (['warning', 'error'].includes(message.type()) && !isRefusal && !slow.test(text))
      found.push(`console: ${text} (${message.location().url})`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) found.push(`foreign: ${url.href}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !isExpected(response.url()))
      found.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left, and a picture that is not needed any more, end their requests.
    if (reason !== 'net::ERR_ABORTED' && !isExpected(request.url()))
      found.push(`${reason}: ${request.url()}`);
  });
  return () => found;
}
